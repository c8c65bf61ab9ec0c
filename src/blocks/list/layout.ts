import { type PartedEntries, type Line, linesOf } from './lines.ts';

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
  readonly entries: ReadonlyMap<number, PartedEntries>;
  /** Heights in px of pages that were there before. */
  readonly heights: ReadonlyMap<number, number>;
  readonly usual: UsualSizes;
}

/** The heights of lines that are not measured, px. */
export interface UsualSizes {
  readonly part: number;
  readonly entry: number;
}

/** The usual heights before any line is measured. */
export const firstGuess: UsualSizes = { part: 41, entry: 66 };

/** The usual heights by those measured, by key of the line: the median of either kind, the `guess` where none is there. */
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
 * All lines of a list: the entries of the pages that are there, and one gap for each other page, as high as the page was
 * or will be by what the first one takes for an entry and its part, so that nothing moves when a page comes or goes.
 */
export function layoutOf(pages: Pages): readonly PlacedLine[] {
  const { total, pageSize, entries, heights, usual } = pages;
  const numbers = Array.from({ length: Math.ceil(total / pageSize) }, (_, page) => page);
  const there = new Map(
    numbers.flatMap((page) => {
      const own = entries.get(page);
      if (own === undefined) return [];
      const before = entries.get(page - 1)?.parts.at(-1);
      const lines = linesOf(own, before, page * pageSize).map((line) => ({
        ...line,
        page,
        size: 'part' in line ? usual.part : usual.entry,
      }));
      return [[page, lines] as const];
    }),
  );
  // By the first page alone, which is always there: a gap that grew with each page would move what one looks at.
  const first = there.get(0) ?? [];
  const perEntry = first.length === 0 ? usual.entry : sizeOf(first) / (entries.get(0)?.entries.length ?? 1);
  return numbers.flatMap((page): readonly PlacedLine[] => {
    const height = heights.get(page);
    const lines = there.get(page);
    const place = page * pageSize;
    if (lines === undefined) {
      const expected = Math.min(pageSize, total - place);
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
