import { after } from './after.ts';

/** How long a storage of the browser may take, ms. */
const storageTimeout = 1000;

/**
 * The result of work on a storage of the browser; `isDone` is false if the storage is closed or does not respond within
 * `limit` ms, so that it blocks nothing.
 */
export async function inTime<T>(
  work: () => Promise<T>,
  limit = storageTimeout,
): Promise<{ readonly isDone: boolean; readonly value?: T }> {
  try {
    return (
      (await withTimeout(
        work().then((value) => ({ isDone: true, value })),
        limit,
      )) ?? { isDone: false }
    );
  } catch (error) {
    console.warn('the storage of this browser is closed:', error);
    return { isDone: false };
  }
}

/** What `work` resolves to; undefined if that takes longer than `limit` ms. */
export function withTimeout<T>(work: Promise<T>, limit: number): Promise<T | undefined> {
  return Promise.race([work, after(limit).then(() => undefined)]);
}
