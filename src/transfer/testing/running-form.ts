import { vi } from 'vitest';

import type { TransferRecord } from '../idempotency.ts';
import type { Journal } from '../journal.ts';
import { type PostResult, runTransfer } from '../transfer.ts';
import { journalInMemory } from './journal-in-memory.ts';

/** The server's time. */
export const now = 1_000_000;

const sealed = { user: 'sealed user', slot: 'sealed slot', money: 'sealed money', body: 'sealed pay' };
/** The record of the first order of a form. */
export const record: TransferRecord = { ...sealed, key: 'key-1', sentFrom: '/', sentAt: now, sends: 1, refusals: 0 };
/** The same with an outcome. */
export const ended = (kind: 'done' | 'refused' | 'closed', at = now): TransferRecord => ({
  ...record,
  end: { kind, at },
});

/** A form with its transfer; the answers and the timer come from the test. */
export function form(records: readonly TransferRecord[] = [], honorsKeys = true) {
  const journal = journalInMemory(records);
  return { ...formOn(journal, honorsKeys, records.length), journal };
}

/** A form on a journal, whose keys are numbered from the next one on. */
export function formOn(journal: Journal, honorsKeys = true, keysBefore = 0) {
  const posted: { readonly key: string; readonly answer: (result: PostResult<string>) => void }[] = [];
  const timers: (() => void)[] = [];
  const shown = vi.fn<(order: string, value: unknown, isAside: boolean) => Promise<void>>(() => Promise.resolve());
  const refusedAside = vi.fn<(order: string) => void>();
  let keys = keysBefore;
  const transfer = runTransfer<string, string>({
    journal,
    rules: () => ({ now, earliest: now, honorsKeys, equalWithin: 600_000 }),
    newRequest: (order, seal) => {
      keys += 1;
      const [user, slot, money] = [seal('user'), seal('slot'), seal('money')];
      return { user, slot, money, body: seal(order), key: `key-${keys}`, sentFrom: '/' };
    },
    post: (_, key) => new Promise((answer) => void posted.push({ key, answer })),
    whenSlow: (onLate) => void timers.push(onLate),
    showDone: shown,
    showRefused: refusedAside,
  });
  const seen: string[] = [];
  transfer.subscribe(() => void seen.push(transfer.read().status));
  const confirm = async (order = 'pay') => {
    transfer.dispatch({ type: 'confirm', order });
    await settle();
  };
  const answer = async (result: PostResult<string>, request = posted.length - 1) => {
    posted[request]?.answer(result);
    await settle();
  };
  const tap = async (type: 'agree' | 'decline' | 'sendAgain' | 'setAside' | 'close') => {
    transfer.dispatch({ type });
    await settle();
  };
  return { ...transfer, posted, timers, shown, refusedAside, seen, confirm, answer, tap };
}

/** Lets all promises that are settled run on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}
