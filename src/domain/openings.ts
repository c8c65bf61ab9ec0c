/** What can be closed at a network (config/networks.json). */
export const networkOperations = ['deposit', 'buy', 'sell', 'send', 'marketingSell', 'marketingSend'] as const;
/** One of them. */
export type NetworkOperation = (typeof networkOperations)[number];

/** A catalogue as far as its entries can be closed. */
type Entries = Readonly<Record<string, object>>;

type Except = readonly string[] | { readonly web?: readonly string[]; readonly messenger?: readonly string[] };

/** What of a catalogue is offered: entries that are open for an operation, without those that are left out. */
export interface Offer {
  readonly openFor?: NetworkOperation | undefined;
  /** Keys that are left out: everywhere, or by runtime. */
  readonly except?: Except | undefined;
}

/** The keys of the entries that are offered in a runtime; of an offer that asks for nothing all of them. */
export function openKeys(
  entries: Entries,
  { openFor, except }: Offer,
  runtime: 'web' | 'messenger',
): readonly string[] {
  const left = exceptIn(except, runtime);
  return Object.keys(entries).filter((key) => !isClosed(entries[key], openFor, runtime) && !left.includes(key));
}

function exceptIn(except: Except = [], runtime: 'web' | 'messenger'): readonly string[] {
  return 'length' in except ? except : (except[runtime] ?? []);
}

/** An entry says under `closed` what is closed: `true` everywhere, or in the runtimes of a list. */
function isClosed(entry: unknown, operation: NetworkOperation | undefined, runtime: string): boolean {
  if (operation === undefined) return false;
  const where: unknown = Object(Object(entry).closed)[operation];
  return where === true || (Array.isArray(where) && where.includes(runtime));
}
