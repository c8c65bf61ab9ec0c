import { type Offer, openKeys } from '../domain/openings.ts';
import type { CatalogueName } from '../values/schema.ts';
import { values } from '../values/values.ts';

/** The config/ catalogues that parameters can refer to. */
export const catalogues: Readonly<Record<CatalogueName, Readonly<Record<string, { readonly label: string }>>>> = {
  tokens: values.tokens.tokens,
  markets: values.tokens.markets,
  networks: values.networks.networks,
};

/** Returns the keys of a catalogue offered in the current runtime. */
export function keysOf(from: CatalogueName, offer: Offer = {}): readonly string[] {
  return openKeys(catalogues[from], offer, window.karatHandoff?.messenger === undefined ? 'web' : 'messenger');
}

/** Returns the same keys as choices with their labels. */
export function choicesOf(from: CatalogueName, offer: Offer = {}): { value: string; label: string }[] {
  return keysOf(from, offer).map((value) => ({ value, label: catalogues[from][value]?.label ?? value }));
}
