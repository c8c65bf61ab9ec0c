/** What can be closed at a network (config/networks.json). */
export const networkOperations = ['deposit', 'buy', 'sell', 'send', 'marketingSell', 'marketingSend'] as const;
/** One of them. */
export type NetworkOperation = (typeof networkOperations)[number];

/** A catalogue as far as its entries can be closed. */
type Entries = Readonly<Record<string, object>>;

/** The keys of the entries that are open for an operation in a runtime; without an operation all of them. */
export function openKeys(
  entries: Entries,
  operation: NetworkOperation | undefined,
  runtime: string,
): readonly string[] {
  return Object.keys(entries).filter((key) => !isClosed(entries[key], operation, runtime));
}

/** An entry says under `closed` what is closed: `true` everywhere, or in the runtimes of a list. */
function isClosed(entry: unknown, operation: NetworkOperation | undefined, runtime: string): boolean {
  if (operation === undefined) return false;
  const where: unknown = Object(Object(entry).closed)[operation];
  return where === true || (Array.isArray(where) && where.includes(runtime));
}
