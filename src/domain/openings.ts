import { recordOf } from 'engine/record.ts';

/** The operations that a network can close (config/networks.json). */
export const networkOperations = ['deposit', 'buy', 'sell', 'send', 'marketingSell', 'marketingSend'] as const;
/** An operation that a network can close. */
export type NetworkOperation = (typeof networkOperations)[number];

/** The entries of a catalogue, by key. */
type Entries = Readonly<Record<string, object>>;

type Except = readonly string[] | { readonly web?: readonly string[]; readonly messenger?: readonly string[] };

/** Which entries of a catalogue are offered: those open for an operation, except these keys. */
export interface Offer {
  readonly openFor?: NetworkOperation | undefined;
  /** Excluded keys: everywhere, or by runtime. */
  readonly except?: Except | undefined;
}

/**
 * The keys of the entries offered in a runtime; an empty offer includes all.
 *
 * @example
 *   openKeys({ erc20: {}, ton: { closed: { send: true } } }, { openFor: 'send' }, 'web'); // ['erc20']
 */
export function openKeys(
  entries: Entries,
  { openFor, except }: Offer,
  runtime: 'web' | 'messenger',
): readonly string[] {
  const left = exceptIn(except, runtime);
  return Object.keys(entries).filter((key) => !isClosed(entries[key], openFor, runtime) && !left.includes(key));
}

/**
 * Whether an operation is open at a network, without one at any; with `isAlone` at no other one.
 *
 * @example
 *   isOpen({ erc20: {}, ton: { closed: { send: true } } }, { open: 'send' }, 'ton', 'web'); // false
 */
export function isOpen(
  entries: Entries,
  { open: openFor, isAlone }: { readonly open: NetworkOperation; readonly isAlone?: boolean | undefined },
  network: string | undefined,
  runtime: 'web' | 'messenger',
): boolean {
  const open = openKeys(entries, { openFor }, runtime);
  if (isAlone === true && open.length > 1) return false;
  return network === undefined ? open.length > 0 : open.includes(network);
}

function exceptIn(except: Except = [], runtime: 'web' | 'messenger'): readonly string[] {
  return 'length' in except ? except : (except[runtime] ?? []);
}

/** Whether an entry is closed for an operation: `closed` has `true` for everywhere, or one runtime. */
function isClosed(entry: unknown, operation: NetworkOperation | undefined, runtime: string): boolean {
  if (operation === undefined) return false;
  const where: unknown = recordOf(recordOf(entry).closed)[operation];
  return where === true || where === runtime;
}
