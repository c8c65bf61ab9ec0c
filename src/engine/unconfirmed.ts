import type { ComponentType } from 'react';

import { createStore } from '../values/store.ts';

/** The component that reports unconfirmed submissions on every screen; undefined until something may have been sent. */
export const unconfirmed = createStore<ComponentType | undefined>(undefined);
