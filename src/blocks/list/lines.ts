import { type ListModule } from '../../engine/screen-model.ts';
import { formatDate } from '../../i18n/format/date.ts';

/** A line of a list: an entry and its place among all of the list, from 0, or the day that the entries below it are of. */
export type Line =
  | { readonly key: string; readonly entry: unknown; readonly place: number }
  | { readonly key: string; readonly day: string };

const dayLength = 'dd.mm.yyyy'.length;

/**
 * The entries as lines; with `groupByDay` each day of the device's time zone has a line of its own before its entries,
 * unless it is `before`, the day of the entry above. `offset` is the place of the first entry in the list.
 */
export function linesOf(
  list: Pick<ListModule, 'groupByDay'>,
  entries: readonly unknown[],
  before?: string,
  offset = 0,
): readonly Line[] {
  const lines: Line[] = [];
  let last = before;
  entries.forEach((entry, index) => {
    const day = dayOf(list, entry);
    const place = offset + index;
    const key = entryKey(entry, place);
    if (day !== undefined && day !== last) lines.push({ key: `day of ${key}`, day });
    last = day;
    lines.push({ key, entry, place });
  });
  return lines;
}

/** The day an entry is of, as it is written; none without `groupByDay` or without a date. */
export function dayOf(list: Pick<ListModule, 'groupByDay'>, entry: unknown): string | undefined {
  const field = typeof list.groupByDay === 'string' ? list.groupByDay.replace('$row.', '') : undefined;
  const date: unknown = field === undefined ? undefined : Object(entry)[field];
  return typeof date === 'string' ? formatDate(date).slice(0, dayLength) : undefined;
}

/** The key of an entry: its id, or its place where it has none. */
export function entryKey(entry: unknown, index: number): string {
  const { id, userId }: Record<string, unknown> = Object(entry);
  return String(id ?? userId ?? index);
}
