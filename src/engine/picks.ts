import { useLocation } from '@tanstack/react-router';
import { createContext } from 'react';

import type { Offer } from '../domain/openings.ts';
import { useActionContext } from './navigation.ts';
import { useScope } from 'engine/runtime/scope.ts';

/** The search parameter of the screen that sets a form parameter, and the entries it offers. */
export interface PickedFrom {
  readonly search: string;
  readonly offer: Offer;
}

/** The form's parameters that the screen takes from its address, by name. */
export type Picks = Readonly<Record<string, PickedFrom>>;

/** The picks of the enclosing form. */
export const PicksContext = createContext<Picks>({});

/** Returns a function that sets a form parameter to an entry, in the address and in place of the current history entry. */
export function usePick(): (pick: PickedFrom, value: string) => void {
  const { go } = useActionContext(useScope());
  const { pathname, search } = useLocation();
  return (pick, value) => void go({ to: pathname, search: { ...search, [pick.search]: value }, replace: true });
}
