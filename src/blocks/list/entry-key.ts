/** The key of an entry: its id, or its place where it has none. */
export function entryKey(entry: unknown, index: number): string {
  const { id, userId }: Record<string, unknown> = Object(entry);
  return String(id ?? userId ?? index);
}
