import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` while no other process writes into the folder of a deployment, if it is there; waits for one that does, at most
 * `wait` ms. The lock is that of a database without content: the system ends it with the process, also with one that is killed.
 * @throws when another one is still writing
 */
export async function locked<T>(out: string, wait: number, work: () => Promise<T> | T): Promise<T> {
  if (!existsSync(out)) return work();
  const lock = new DatabaseSync(join(out, '.lock'), { timeout: wait });
  try {
    try {
      lock.exec('BEGIN EXCLUSIVE');
    } catch {
      throw new Error(`Another process publishes into ${out}. Nothing was changed: try again when it has ended.`);
    }
    return await work();
  } finally {
    lock.close();
  }
}
