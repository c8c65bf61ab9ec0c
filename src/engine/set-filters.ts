import { useEffect, useEffectEvent } from 'react';

import { createStore, useStore } from '../values/store.ts';

/** A readable summary of the active filters of the screen, and a function that clears them. */
export interface SetFilters {
  /** For example `Failed · From March 4, 2026`; a search text is shown as typed. */
  readonly said: string;
  readonly clear: () => void;
}

const filters = createStore<SetFilters | undefined>(undefined);

/** Reports the active filters to the lists below; `said` is empty if there are none. */
export function useReportFilters(said: string, clear: () => void): void {
  const clearNow = useEffectEvent(clear);
  useEffect(() => {
    if (said === '') return undefined;
    const current = { said, clear: () => clearNow() };
    filters.write(current);
    return () => {
      if (filters.read() === current) filters.write(undefined);
    };
  }, [said]);
}

/** Returns the active filters of the screen; undefined if there are none. */
export function useSetFilters(): SetFilters | undefined {
  return useStore(filters);
}
