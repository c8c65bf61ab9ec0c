import { createContext } from 'react';

import type { BoundAction } from 'engine/runtime/action.ts';

/** What a tap on a row does in place of its action, and whether its entry is the one that is open. */
export type RowOf = (press: BoundAction) => { readonly press: BoundAction; readonly isCurrent?: boolean };

/** Provides a replacement for the tap handler of rows. */
export const RowPress = createContext<RowOf | undefined>(undefined);
