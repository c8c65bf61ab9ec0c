import type { TransferRecord } from '../idempotency.ts';
import type { Journal } from '../journal.ts';

/** A journal in memory. */
export interface JournalInMemory extends Journal {
  /** A change by another tab. */
  readonly tell: (records: readonly TransferRecord[]) => void;
  /** Lets changes wait until the returned function is called. */
  readonly pause: () => () => void;
  /** Lets changes fail from now on. */
  readonly fail: (error: Error) => void;
  /** Nothing is kept from now on. */
  readonly block: () => void;
}

/** Creates a journal with these records; it seals a text as `sealed` and the text. */
export function journalInMemory(initial: readonly TransferRecord[] = []): JournalInMemory {
  let [records, failure]: [readonly TransferRecord[], Error | undefined] = [initial, undefined];
  let going = Promise.resolve();
  let isBlocked = false;
  const listeners = new Set<() => void>();
  return {
    read: () => records,
    subscribe: () => () => undefined,
    onElsewhere: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: async (work) => {
      await going;
      if (failure) throw failure;
      const change = work(records, (text) => `sealed ${text}`);
      records = change.records;
      return change.result;
    },
    tell: (next) => {
      records = next;
      for (const listener of listeners) listener();
    },
    pause: () => {
      let resume = (): void => {};
      going = new Promise((resolve) => (resume = resolve));
      return () => resume();
    },
    fail: (error) => (failure = error),
    canKeep: () => Promise.resolve(!isBlocked),
    block: () => (isBlocked = true),
  };
}
