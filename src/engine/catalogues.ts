import { type NetworkOperation, openKeys } from '../domain/openings.ts';
import type { CatalogueName } from '../values/schema.ts';
import { values } from '../values/values.ts';

/** The entries of config/ that parameters can be. */
export const catalogues: Readonly<Record<CatalogueName, Readonly<Record<string, { readonly label: string }>>>> = {
  tokens: values.tokens.tokens,
  markets: values.tokens.markets,
  networks: values.networks.networks,
};

/** The keys of a catalogue, of networks those that are open for an operation where the app runs. */
export function keysOf(from: CatalogueName, openFor?: NetworkOperation): readonly string[] {
  return openKeys(catalogues[from], openFor, window.karatHandoff?.messenger === undefined ? 'web' : 'messenger');
}

/** The same as choices: each key with its fixed label. */
export function choicesOf(from: CatalogueName, openFor?: NetworkOperation): { value: string; label: string }[] {
  return keysOf(from, openFor).map((value) => ({ value, label: catalogues[from][value]?.label ?? value }));
}
