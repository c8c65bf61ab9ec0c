import type { Page } from 'engine/runtime/scope.ts';
import { entryId } from './entry-key.ts';

/** Returns the offset of a page: it begins with the last entry of the page before, so that a shift is seen. */
export function pageStart(number: number, pageSize: number): number {
  return number * (pageSize - 1);
}

/** Returns how many pages a list has. */
export function pageCount(total: number, pageSize: number): number {
  return total === 0 ? 0 : Math.max(1, Math.ceil((total - 1) / (pageSize - 1)));
}

/**
 * Whether pages, by their numbers, show one state of the list: the same total, neighbors that meet in one entry, and no
 * other entry twice. Otherwise entries came, went or moved between the requests.
 */
export function isOneState(pages: ReadonlyMap<number, { readonly page: Page | undefined }>): boolean {
  const seen = new Set<string>();
  const totals = new Set<number>();
  for (const [number, { page }] of pages) {
    if (page === undefined) continue;
    const { entries, total } = page;
    totals.add(total);
    const before = pages.get(number - 1)?.page;
    const isMeeting = before === undefined || isSame(before.entries.at(-1), entries[0]);
    const ids = (before ? entries.slice(1) : entries).flatMap((entry) => entryId(entry) ?? []);
    if (!isMeeting || totals.size > 1 || ids.some((id) => seen.has(id))) return false;
    for (const id of ids) seen.add(id);
  }
  return true;
}

/** Whether two entries are the same, as far as is known. */
export function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [entryId(one), entryId(other)];
  return first === undefined || second === undefined || first === second;
}
