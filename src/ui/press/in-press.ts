import { createContext } from 'react';

/** Whether what is drawn is inside of something to tap, which holds no other button. */
export const InPress = createContext(false);
