import type { Page } from '../../engine/page.ts';
import { entryKey } from './entry-key.ts';
import { isNext } from './overlap.ts';

/** The number of pages requested in parallel. */
const atOnce = 4;
/** How often two pages that do not meet are read again. */
const maxRepeats = 3;

/** Called with the number of loaded entries and the total. */
export type Progress = (read: number, total: number) => void;

type Reader = (offset: number) => Promise<Page>;

/**
 * Returns the entries of all pages of some lists, in order, each once and none missing, whatever came or moved in
 * between. `total` is the length reported by a list.
 */
export async function allEntries(readers: readonly Reader[], onProgress: Progress): Promise<readonly Page[]> {
  const firsts = await inTurns(readers.map((pageAt) => () => pageAt(0)));
  const total = firsts.reduce((sum, page) => sum + page.total, 0);
  let read = 0;
  const note = (page: Page): Page => {
    read += page.entries.length;
    onProgress(Math.min(read, total), total);
    return page;
  };
  firsts.forEach(note);
  const asks = readers.map((pageAt, list) =>
    placesOf(firsts[list]).map((place) => async () => note(await pageAt(place * stepOf(firsts[list])))),
  );
  const rest = await inTurns(asks.flat());
  let before = 0;
  const pages = firsts.map((first, list) => [first, ...rest.slice(before, (before += asks[list]?.length ?? 0))]);
  const linked = readers.map((pageAt, list) => () => linkedEntries(pages[list] ?? [], stepOf(firsts[list]), pageAt));
  return (await inTurns(linked)).map((entries, list) => {
    const once = new Map(entries.map((entry, index) => [entryKey(entry, index), entry]));
    return { entries: [...once.values()], total: firsts[list]?.total ?? 0 };
  });
}

/** How far apart pages begin: each with the last entry of the one before. The first page tells how many come at once. */
function stepOf(first: Page | undefined): number {
  return Math.max(1, (first?.entries.length ?? 0) - 1);
}

/** The numbers of the pages after the first. */
function placesOf(first: Page | undefined): readonly number[] {
  const { entries, total } = first ?? { entries: [], total: 0 };
  const count = entries.length === 0 ? 0 : Math.max(0, Math.ceil((total - entries.length) / stepOf(first)));
  return Array.from({ length: count }, (_, index) => index + 1);
}

/**
 * Returns the entries of the pages, the first of which begins at 0, and of those behind them, if others have moved some
 * there. Where one does not go on where the page before it ends, entries came or moved between the requests, and both
 * are read again.
 */
async function linkedEntries(pages: readonly Page[], step: number, pageAt: Reader): Promise<readonly unknown[]> {
  const last = [...pages];
  const found = pages.map(({ entries }) => entries);
  const read = async (place: number): Promise<void> => {
    const page = await pageAt(place * step);
    last[place] = page;
    found[place] = [...page.entries, ...(found[place] ?? [])];
  };
  const isMore = (place: number): boolean => {
    const { entries, total } = last[place] ?? { entries: [], total: 0 };
    return entries.length > 1 && place * step + entries.length < total;
  };
  for (let place = 1; place < found.length || isMore(place - 1); place += 1) {
    if (place === found.length) await read(place);
    for (
      let repeat = 0;
      repeat < maxRepeats && isMore(place - 1) && !isNext(found[place - 1] ?? [], found[place] ?? []);
      repeat += 1
    ) {
      await read(place - 1);
      await read(place);
    }
  }
  return found.flat();
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
