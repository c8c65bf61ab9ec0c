import { createContext } from 'react';

import type { NetworkOperation } from '../domain/openings.ts';

/** Where a parameter is chosen: a search parameter of the screen, and what its entries have to be open for. */
export interface PickedFrom {
  readonly search: string;
  readonly openFor?: NetworkOperation | undefined;
}

/** The form's parameters that the screen takes from its address, by their names. */
export type Picks = Readonly<Record<string, PickedFrom>>;

/** Where the parameters of the form around are chosen. */
export const PicksContext = createContext<Picks>({});
