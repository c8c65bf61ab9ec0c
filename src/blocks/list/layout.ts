import { type PartedEntries, type Line, linesOf } from './lines.ts';
import { pageCount, pageStart } from './overlap.ts';

/** A missing page as one gap; `size` is its height, `place` the index of its first entry. */
interface Gap {
  readonly key: string;
  readonly gap: true;
  readonly place: number;
}

/** A line in list order: its page, and its estimated height in px until it is measured. */
export type PlacedLine = (Line | Gap) & { readonly page: number; readonly size: number };

/** The input of the layout of a list. */
export interface Pages {
  /** The total number of entries, and the number per page. */
  readonly total: number;
  readonly pageSize: number;
  /** The entries of the loaded pages, by page number; each begins with the last of the page before. */
  readonly entries: ReadonlyMap<number, PartedEntries>;
  /** Heights of previously rendered pages, px. */
  readonly heights: ReadonlyMap<number, number>;
  readonly usual: UsualSizes;
}

/** The estimated heights of unmeasured lines, px. */
export interface UsualSizes {
  readonly part: number;
  readonly entry: number;
}

/** The default heights before any line is measured. */
export const defaultSizes: UsualSizes = { part: 41, entry: 66 };

/** Returns the usual heights from the measured ones, by line key: the median of each kind, or else the `guess`. */
export function usualSizes(
  lines: readonly PlacedLine[],
  measured: { get: (key: string) => number | undefined },
  guess: UsualSizes,
): UsualSizes {
  const median = (kind: 'part' | 'entry'): number => {
    const sizes = lines.flatMap((line) => (kind in line ? (measured.get(line.key) ?? []) : []));
    return sizes.toSorted((one, other) => one - other)[sizes.length >> 1] ?? guess[kind];
  };
  return { part: median('part'), entry: median('entry') };
}

/**
 * Returns all lines of a list: the entries of the loaded pages, and one gap per other page with its previous or
 * estimated height, so that loading or unloading a page causes no layout shift.
 */
export function layoutOf(pages: Pages): readonly PlacedLine[] {
  const { total, pageSize, entries, heights, usual } = pages;
  const numbers = Array.from({ length: pageCount(total, pageSize) }, (_, page) => page);
  const keys = new Set<string>();
  const there = new Map(
    numbers.flatMap((page) => {
      const pageEntries = entries.get(page);
      if (pageEntries === undefined) return [];
      const lines = linesOf(pageEntries, pageStart(page, pageSize));
      const shared = page === 0 ? 0 : lines.findIndex((line) => 'entry' in line) + 1;
      const placed = lines
        .slice(shared)
        .filter(({ key }) => !keys.has(key))
        .map((line) => ({ ...line, page, size: 'part' in line ? usual.part : usual.entry }));
      for (const { key } of placed) keys.add(key);
      return [[page, placed] as const];
    }),
  );
  // Estimated from the first page only, which is always loaded: estimates that change per page would cause layout
  // shifts.
  const first = there.get(0) ?? [];
  const perEntry = first.length === 0 ? usual.entry : sizeOf(first) / (entries.get(0)?.entries.length ?? 1);
  return numbers.flatMap((page): readonly PlacedLine[] => {
    const height = heights.get(page);
    const lines = there.get(page);
    if (lines === undefined) {
      const place = page === 0 ? 0 : pageStart(page, pageSize) + 1;
      const expected = Math.min(pageStart(page, pageSize) + pageSize, total) - place;
      return [{ key: `page ${page}`, gap: true, place, page, size: height ?? expected * perEntry }];
    }
    if (height === undefined) return lines;
    const share = height / sizeOf(lines);
    return lines.map((line) => ({ ...line, size: line.size * share }));
  });
}

function sizeOf(lines: readonly { readonly size: number }[]): number {
  return lines.reduce((sum, { size }) => sum + size, 0);
}
