import { isAmbiguous } from './idempotency.ts';
import { journal } from './journal.ts';

/** Whether the journal of this browser has a transfer of the user with an unknown outcome. */
export function hasOpen(userId: string): Promise<boolean> {
  return journal.change((records, seal) => {
    const user = seal(userId);
    return { records, result: records.some((record) => record.user === user && isAmbiguous(record)) };
  });
}
