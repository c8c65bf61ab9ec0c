import { type Offer, openKeys } from '../domain/openings.ts';
import type { CatalogueName } from '../values/schema.ts';
import { values } from '../values/values.ts';

/** The entries of config/ that parameters can be. */
export const catalogues: Readonly<Record<CatalogueName, Readonly<Record<string, { readonly label: string }>>>> = {
  tokens: values.tokens.tokens,
  markets: values.tokens.markets,
  networks: values.networks.networks,
};

/** The keys of a catalogue that are offered where the app runs. */
export function keysOf(from: CatalogueName, offer: Offer = {}): readonly string[] {
  return openKeys(catalogues[from], offer, window.karatHandoff?.messenger === undefined ? 'web' : 'messenger');
}

/** The same as choices: each key with its fixed label. */
export function choicesOf(from: CatalogueName, offer: Offer = {}): { value: string; label: string }[] {
  return keysOf(from, offer).map((value) => ({ value, label: catalogues[from][value]?.label ?? value }));
}
