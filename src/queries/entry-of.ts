/**
 * The entry of a token in an answered list. One that the list does not have is `none`, because the list is an answer; it is
 * undefined while the list has not come, and where an entry does not say whose it is and may be this one.
 */
export function entryOf<Entry extends object>(
  entries: readonly Entry[] | undefined,
  tokenOf: (entry: Entry) => unknown,
  ticker: string,
  none: Partial<Entry>,
): Partial<Entry> | undefined {
  const found = entries?.find((entry) => tokenOf(entry) === ticker);
  if (found || !entries) return found;
  return entries.some((entry) => tokenOf(entry) === undefined) ? undefined : none;
}
