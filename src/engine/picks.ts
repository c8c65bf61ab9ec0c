import { createContext } from 'react';

import type { Offer } from '../domain/openings.ts';

/** The search parameter of the screen that sets a form parameter, and the entries it offers. */
export interface PickedFrom {
  readonly search: string;
  readonly offer: Offer;
}

/** The form's parameters that the screen takes from its address, by name. */
export type Picks = Readonly<Record<string, PickedFrom>>;

/** The picks of the enclosing form. */
export const PicksContext = createContext<Picks>({});
