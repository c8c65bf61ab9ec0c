import { type ListModule } from 'engine/runtime/screen-model.ts';
import { entryKey } from './entry-key.ts';
import { recordOf } from 'engine/record.ts';

/** A line of a list: an entry and its zero-based index in the list, or the heading of the entries below it. */
export type Line =
  | { readonly key: string; readonly entry: unknown; readonly place: number }
  | { readonly key: string; readonly part: string };

type Parted = Pick<ListModule, 'iterates'>;

/** Entries of a list, and the part that each is of, where the list iterates over several. */
export interface PartedEntries {
  readonly entries: readonly unknown[];
  readonly parts: readonly (string | undefined)[];
}

/** Returns the entries with their parts. */
export function withParts(list: Parted, entries: readonly unknown[]): PartedEntries {
  return { entries, parts: entries.map((entry) => partOf(list, entry)) };
}

/**
 * Returns the entries as lines; each part has a heading before its entries. `offset` is the index of the first entry in
 * the list.
 */
export function linesOf({ entries, parts }: PartedEntries, offset = 0): readonly Line[] {
  const lines: Line[] = [];
  let last: string | undefined;
  entries.forEach((entry, index) => {
    const part = parts[index];
    const place = offset + index;
    const key = entryKey(entry, place);
    if (part !== undefined && part !== last) lines.push({ key: `part of ${key}`, part });
    last = part;
    lines.push({ key, entry, place });
  });
  return lines;
}

/** Returns the part of an entry; undefined for a list with one part. */
function partOf({ iterates }: Parted, entry: unknown): string | undefined {
  const part: unknown = iterates && Reflect.get(recordOf(entry), iterates.parameter);
  return part === undefined ? undefined : String(part);
}
