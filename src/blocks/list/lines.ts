import { type ListModule } from '../../engine/screen-model.ts';
import { entryKey } from './entry-key.ts';

/** A line of a list: an entry and its place among all of the list, from 0, or the part of the list that the entries below it are of. */
export type Line =
  | { readonly key: string; readonly entry: unknown; readonly place: number }
  | { readonly key: string; readonly part: string };

type Parted = Pick<ListModule, 'across'>;

/** Entries of a list, and the part that each is of, where the list goes across several. */
export interface PartedEntries {
  readonly entries: readonly unknown[];
  readonly parts: readonly (string | undefined)[];
}

/** The entries with their parts. */
export function withParts(list: Parted, entries: readonly unknown[]): PartedEntries {
  return { entries, parts: entries.map((entry) => partOf(list, entry)) };
}

/**
 * The entries as lines; each part has a line of its own before its entries, unless it is `before`, the part of the entry above.
 * `offset` is the place of the first entry in the list.
 */
export function linesOf({ entries, parts }: PartedEntries, before?: string, offset = 0): readonly Line[] {
  const lines: Line[] = [];
  let last = before;
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

/** The part that an entry is of; none where the list is one. */
function partOf({ across }: Parted, entry: unknown): string | undefined {
  const part: unknown = across && Reflect.get(Object(entry), across.parameter);
  return part === undefined ? undefined : String(part);
}
