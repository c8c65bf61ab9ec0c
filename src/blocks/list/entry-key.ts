/** Returns the key of an entry: its id, or its index if it has none. */
export function entryKey(entry: unknown, index: number): string {
  const { id, userId }: Record<string, unknown> = Object(entry);
  return String(id ?? userId ?? index);
}
