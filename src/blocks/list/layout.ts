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
}

/** The height of a line nobody has measured, px. */
export const usualSize = 66;

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
      return [{ key: `page ${page}`, gap: true, place, page, size: known ?? expected * usualSize }];
    }
    const before = pages.entries.get(page - 1)?.at(-1);
    const lines = linesOf(list, entries, dayOf(list, before), page * pages.pageSize);
    const size = known === undefined ? usualSize : known / Math.max(1, lines.length);
    return lines.map((line) => ({ ...line, page, size }));
  }).flat();
}
