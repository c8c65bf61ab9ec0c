import { createContext } from 'react';

import type { Offer } from '../domain/openings.ts';

/** Where a parameter is chosen: a search parameter of the screen, and which entries it offers. */
export interface PickedFrom {
  readonly search: string;
  readonly offer: Offer;
}

/** The form's parameters that the screen takes from its address, by their names. */
export type Picks = Readonly<Record<string, PickedFrom>>;

/** Where the parameters of the form around are chosen. */
export const PicksContext = createContext<Picks>({});
