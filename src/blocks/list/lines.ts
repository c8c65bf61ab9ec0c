import { type ListModule } from '../../engine/screen-model.ts';
import { formatDate } from '../../i18n/format/date.ts';
import { entryKey } from './entry-key.ts';

/** A line of a list: an entry and its place among all of the list, from 0, or the day, or part of the list, that the entries below it are of. */
export type Line =
  | { readonly key: string; readonly entry: unknown; readonly place: number }
  | { readonly key: string; readonly day: string };

type Grouped = Pick<ListModule, 'groupByDay' | 'across'>;

const dayLength = 'dd.mm.yyyy'.length;

/** Entries of a list, and the day or part that each is of, as it is written: a day with `groupByDay`, in the device's time zone. */
export interface DatedEntries {
  readonly entries: readonly unknown[];
  readonly days: readonly (string | undefined)[];
}

/** The entries with their days. */
export function withDays(list: Grouped, entries: readonly unknown[]): DatedEntries {
  return { entries, days: entries.map((entry) => dayOf(list, entry)) };
}

/**
 * The entries as lines; each day has a line of its own before its entries, unless it is `before`, the day of the entry above.
 * `offset` is the place of the first entry in the list.
 */
export function linesOf({ entries, days }: DatedEntries, before?: string, offset = 0): readonly Line[] {
  const lines: Line[] = [];
  let last = before;
  entries.forEach((entry, index) => {
    const day = days[index];
    const place = offset + index;
    const key = entryKey(entry, place);
    if (day !== undefined && day !== last) lines.push({ key: `day of ${key}`, day });
    last = day;
    lines.push({ key, entry, place });
  });
  return lines;
}

/** None without `groupByDay` or without a date; where a list goes across several parts, the part. */
function dayOf(list: Grouped, entry: unknown): string | undefined {
  const part = list.across && Reflect.get(Object(entry), list.across.parameter);
  if (part !== undefined) return String(part);
  const field = typeof list.groupByDay === 'string' ? list.groupByDay.replace('$row.', '') : undefined;
  const date: unknown = field === undefined ? undefined : Object(entry)[field];
  return typeof date === 'string' ? formatDate(date).slice(0, dayLength) : undefined;
}
