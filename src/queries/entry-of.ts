/**
 * The entry of a token in a list of a response; `none` if the list has no such entry. Undefined while the list is not
 * loaded, and if the list has an entry without a readable token, which may be the one.
 */
export function entryOfToken<Entry extends object>(
  entries: readonly Entry[] | undefined,
  tokenOf: (entry: Entry) => unknown,
  ticker: string,
  none: Partial<Entry>,
): Partial<Entry> | undefined {
  const found = entries?.find((entry) => tokenOf(entry) === ticker);
  if (found || !entries) return found;
  return entries.some((entry) => !tokenOf(entry)) ? undefined : none;
}
