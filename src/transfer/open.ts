import { isOpen } from './idempotency.ts';
import { journal } from './journal.ts';

/** Whether the journal of this browser has anything of a user of which nobody knows yet what became of it. */
export function hasOpen(userId: string): Promise<boolean> {
  return journal.change((records, seal) => {
    const user = seal(userId);
    return { records, result: records.some((record) => record.user === user && isOpen(record)) };
  });
}
