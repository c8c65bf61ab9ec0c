import type { ListModule } from '../../engine/screen-model.ts';
import { type Line, dayOf, linesOf } from './lines.ts';

/** A page that is not there, in one piece; `size` is its height, `place` that of its first entry. */
interface Gap {
  readonly key: string;
  readonly gap: true;
  readonly place: number;
}

/** A line in the order of the list: the page it is of, and its height in px until it is measured. */
export type PlacedLine = (Line | Gap) & { readonly page: number; readonly size: number };

/** What a list is laid out from. */
export interface Pages {
  /** How many entries there are in all, and on a page. */
  readonly total: number;
  readonly pageSize: number;
  /** The entries of the pages that are there, by number of the page. */
  readonly entries: ReadonlyMap<number, readonly unknown[]>;
  /** Heights in px of pages that were there before. */
  readonly heights: ReadonlyMap<number, number>;
  readonly usual: UsualSizes;
}

/** The heights of lines that are not measured, px. */
export interface UsualSizes {
  readonly day: number;
  readonly entry: number;
}

/** The usual heights before any line is measured. */
export const firstGuess: UsualSizes = { day: 41, entry: 66 };

/** The usual heights by those measured, by key of the line: the median of either kind, the `guess` where none is there. */
export function usualSizes(
  lines: readonly PlacedLine[],
  measured: { get: (key: string) => number | undefined },
  guess: UsualSizes,
): UsualSizes {
  const median = (kind: 'day' | 'entry'): number => {
    const sizes = lines.flatMap((line) => (kind in line ? (measured.get(line.key) ?? []) : []));
    return sizes.toSorted((one, other) => one - other)[sizes.length >> 1] ?? guess[kind];
  };
  return { day: median('day'), entry: median('entry') };
}

/**
 * All lines of a list: the entries of the pages that are there, and one gap for each other page, as high as the page was
 * or will be, so that nothing moves when a page comes or goes.
 */
export function layoutOf(list: Pick<ListModule, 'groupByDay'>, pages: Pages): readonly PlacedLine[] {
  const count = Math.ceil(pages.total / pages.pageSize);
  return Array.from({ length: count }, (_, page): readonly PlacedLine[] => {
    const known = pages.heights.get(page);
    const entries = pages.entries.get(page);
    if (entries === undefined) {
      const expected = Math.min(pages.pageSize, pages.total - page * pages.pageSize);
      const place = page * pages.pageSize;
      return [{ key: `page ${page}`, gap: true, place, page, size: known ?? expected * pages.usual.entry }];
    }
    const before = pages.entries.get(page - 1)?.at(-1);
    const lines = linesOf(list, entries, dayOf(list, before), page * pages.pageSize);
    const sized = lines.map((line) => ({ ...line, page, size: 'day' in line ? pages.usual.day : pages.usual.entry }));
    if (known === undefined) return sized;
    const share = known / sized.reduce((sum, { size }) => sum + size, 0);
    return sized.map((line) => ({ ...line, size: line.size * share }));
  }).flat();
}
