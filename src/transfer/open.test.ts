import './testing/storage-in-memory.ts';
import { expect, test } from 'vitest';

import type { TransferRecord } from './idempotency.ts';
import { journal } from './journal.ts';
import { hasOpen } from './open.ts';

/** Stores one transfer of each of these users. */
function store(users: readonly string[], end?: TransferRecord['end']): Promise<void> {
  return journal.change((_, seal) => {
    const [plain, sends, refusals] = [{ slot: '', money: '', body: '', sentFrom: '/', sentAt: 0 }, 1, 0];
    return {
      records: users.map((user) => ({ ...plain, key: user, user: seal(user), sends, refusals, end })),
      result: undefined,
    };
  });
}

test('a user has an open transfer only if one of theirs has no outcome', async () => {
  expect(await hasOpen('ada')).toBe(false);
  await store(['ben']);
  expect(await hasOpen('ada')).toBe(false);
  await store(['ben', 'ada']);
  expect(await hasOpen('ada')).toBe(true);
  expect(journal.read()).toHaveLength(2);
  await store(['ben', 'ada'], { kind: 'closed', at: 1 });
  expect(await hasOpen('ada')).toBe(false);
});
