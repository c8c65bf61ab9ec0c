import { createContext } from 'react';

/** Whether a component is inside a tappable area, which must not contain buttons. */
export const InPress = createContext(false);
