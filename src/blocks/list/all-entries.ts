import { entryKey } from './entry-key.ts';
import type { Page } from '../../engine/page.ts';

/** The number of pages requested in parallel. */
const atOnce = 4;

/** Called with the number of loaded entries and the total. */
export type Progress = (read: number, total: number) => void;

/**
 * Returns the entries of all pages of some lists, in order and without duplicates: a new entry shifts others to the
 * next page. `total` is the length reported by a list.
 */
export async function allEntries(
  readers: readonly ((offset: number) => Promise<Page>)[],
  onProgress: Progress,
): Promise<readonly Page[]> {
  const firsts = await inTurns(readers.map((pageAt) => () => pageAt(0)));
  const total = firsts.reduce((sum, page) => sum + page.total, 0);
  let read = 0;
  const note = (page: Page): Page => {
    read += page.entries.length;
    onProgress(Math.min(read, total), total);
    return page;
  };
  firsts.forEach(note);
  const asks = readers.map((pageAt, list) => {
    const first = firsts[list] ?? { entries: [], total: 0 };
    const size = first.entries.length;
    const count = size === 0 ? 0 : Math.ceil(first.total / size) - 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => async () => note(await pageAt((index + 1) * size)));
  });
  const rest = await inTurns(asks.flat());
  let before = 0;
  return firsts.map((first, list) => {
    const own = rest.slice(before, (before += asks[list]?.length ?? 0));
    const entries = [first, ...own].flatMap((page) => page.entries);
    const once = new Map(entries.map((entry, index) => [entryKey(entry, index), entry]));
    return { entries: [...once.values()], total: first.total };
  });
}

/** Runs all tasks with limited concurrency; starts none after a failure. */
async function inTurns<T>(tasks: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < tasks.length) {
      const place = next++;
      try {
        const result = await tasks[place]?.();
        if (result !== undefined) results[place] = result;
      } catch (error) {
        next = tasks.length;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
