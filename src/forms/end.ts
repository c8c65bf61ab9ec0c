import { createContext, use } from 'react';

const EndContext = createContext<() => void>(() => undefined);

/** Provides `useEnd` to the blocks of a step. */
export const EndProvider = EndContext.Provider;

/**
 * A function that marks the enclosing form as finished, so that it is reset when opened again; no-op outside a form.
 */
export function useEnd(): () => void {
  return use(EndContext);
}
