import { recordOf } from 'engine/record.ts';

/** How many entries of a list are requested at a time: some are of every list. */
export const entriesAtOnce = 10;

/** What is loaded of a list, newest first, and whether that is all of it. */
export interface Loaded {
  readonly entries: readonly unknown[];
  readonly isEnd: boolean;
}

/** An entry, and the index of the list that it is of. */
export interface MergedEntry {
  readonly source: number;
  readonly entry: unknown;
}

/** Returns when an entry was, epoch ms; infinity where that cannot be read, so that the entry keeps its place in its list. */
export function timeOf(entry: unknown): number {
  const { date } = recordOf(entry);
  const time = Date.parse(String(date));
  return Number.isFinite(time) ? time : Infinity;
}

/**
 * Merges lists by date, newest first, for as long as the order is certain: up to where the loaded entries of a list end.
 * `waiting` are the lists of which more is needed to go on; none at the end of all.
 */
export function mergeByDate(sources: readonly Loaded[]): {
  readonly rows: readonly MergedEntry[];
  readonly waiting: readonly number[];
} {
  const next = sources.map(() => 0);
  const rows: MergedEntry[] = [];
  for (;;) {
    const waiting = sources.flatMap(({ entries, isEnd }, index) =>
      next[index] === entries.length && !isEnd ? [index] : [],
    );
    if (waiting.length > 0) return { rows, waiting };
    let newest: (MergedEntry & { readonly time: number }) | undefined;
    for (const [source, { entries }] of sources.entries()) {
      const place = next[source] ?? 0;
      if (place === entries.length) continue;
      const time = timeOf(entries[place]);
      if (newest === undefined || time > newest.time) newest = { source, entry: entries[place], time };
    }
    if (newest === undefined) return { rows, waiting };
    rows.push({ source: newest.source, entry: newest.entry });
    next[newest.source] = (next[newest.source] ?? 0) + 1;
  }
}
