import { recordOf } from 'engine/record.ts';

/** Returns the id of an entry; undefined if it has none that can be read. */
export function entryId(entry: unknown): string | undefined {
  const { id, userId } = recordOf(entry);
  const known = id ?? userId;
  return known === undefined || known === null ? undefined : String(known);
}

/** Returns the key of an entry: its id, or its index if it has none, which is no id. */
export function entryKey(entry: unknown, index: number): string {
  return entryId(entry) ?? `#${index}`;
}
