import type { Page } from 'engine/runtime/scope.ts';
import { entryId } from './entry-key.ts';
import { isSame } from './overlap.ts';

/** The number of pages requested in parallel. */
const atOnce = 4;
/** How many requests a list that changes meanwhile may take beyond those of its pages. */
const maxRequests = 100;

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
  return (await inTurns(linked)).map((entries, list) => ({ entries, total: firsts[list]?.total ?? 0 }));
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
 * Returns the entries of a list, of which some pages have been read. Where a page does not go on from those before it,
 * entries came or went meanwhile: the place to go on is looked for at smaller offsets, then at larger ones.
 * @throws Error if the list changes faster than it can be read
 */
async function linkedEntries(pages: readonly Page[], step: number, pageAt: Reader): Promise<readonly unknown[]> {
  const [first = { entries: [], total: 0 }, ...others] = pages;
  const ahead = new Map(others.map((page, index) => [(index + 1) * step, page]));
  const read = [...first.entries];
  const ids = new Set(read.map(entryId));
  let tip = read.at(-1);
  let requests = 0;
  let isEnd = read.length === 0 || read.length >= first.total;
  for (let offset = step, back = step; !isEnd;) {
    const known = ahead.get(offset);
    ahead.delete(offset);
    if (!known && (requests += 1) > maxRequests) throw new Error('the list changes faster than it can be read');
    const { entries, total } = known ?? (await pageAt(offset));
    const isReached = offset + entries.length >= total;
    if (offset === 0 ? entries.some((entry) => isIn(ids, entry)) : goesOn(ids, tip, entries)) {
      isEnd = isReached && (offset === 0 || hasTip(tip, entries));
      add(read, ids, entries);
      tip = entries.at(-1);
      back = step;
      offset += Math.max(1, entries.length - 1);
    } else if (back > 0) {
      // The pages behind it are of the former state, too.
      ahead.clear();
      offset = Math.max(0, offset - back);
      back = offset === 0 ? -step : 2 * back;
    } else if (isReached) throw new Error('the entries of the list are others now');
    else offset -= back;
  }
  return read;
}

/** Whether a page begins among the entries read before, and has the last one or nothing new. */
function goesOn(ids: Ids, tip: unknown, page: readonly unknown[]): boolean {
  if (page.length === 0) return false;
  // Entries without an id count as the same where pages should meet.
  if (isSame(tip, page[0])) return true;
  return isIn(ids, page[0]) && (hasTip(tip, page) || page.every((entry) => isIn(ids, entry)));
}

function hasTip(tip: unknown, page: readonly unknown[]): boolean {
  return page.some((entry) => isSame(tip, entry));
}

/** Adds the new entries of a page: behind those read before, and what came in between at its place. */
function add(read: unknown[], ids: Ids, page: readonly unknown[]): void {
  const end = Math.max(
    0,
    page.findLastIndex((entry) => isIn(ids, entry)),
  );
  let place = read.length;
  for (const [index, entry] of [...page.entries()].toReversed()) {
    const id = entryId(entry);
    if (isIn(ids, entry)) place = read.findLastIndex((one) => entryId(one) === id);
    else if (index > end || id !== undefined) {
      read.splice(place, 0, entry);
      ids.add(id);
    }
  }
}

type Ids = Set<string | undefined>;

function isIn(ids: Ids, entry: unknown): boolean {
  const id = entryId(entry);
  return id !== undefined && ids.has(id);
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
