import type { ComponentType } from 'react';

import { createStore } from '../values/store.ts';

/** What tells, on every screen, of what was sent and is not confirmed; undefined until something may have been sent. */
export const unconfirmed = createStore<ComponentType | undefined>(undefined);
