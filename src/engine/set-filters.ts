import { useEffect, useEffectEvent } from 'react';

import { createStore, useStore } from '../values/store.ts';

/** The filters of the screen that are set, in the user's words, and what takes them away. */
export interface SetFilters {
  /** `Failed · From March 4, 2026`; the text that is looked for as it was typed. */
  readonly said: string;
  readonly clear: () => void;
}

const filters = createStore<SetFilters | undefined>(undefined);

/** Tells the lists below which filters are set; `said` is empty where none is. */
export function useTellFilters(said: string, clear: () => void): void {
  const clearNow = useEffectEvent(clear);
  useEffect(() => {
    if (said === '') return undefined;
    const own = { said, clear: () => clearNow() };
    filters.write(own);
    return () => {
      if (filters.read() === own) filters.write(undefined);
    };
  }, [said]);
}

/** The filters of the screen that are set; undefined where none is. */
export function useSetFilters(): SetFilters | undefined {
  return useStore(filters);
}
