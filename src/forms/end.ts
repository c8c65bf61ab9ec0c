import { createContext, use } from 'react';

const EndContext = createContext<() => void>(() => undefined);

/** Gives the blocks of a step the way to say that what the form is about has happened. */
export const EndProvider = EndContext.Provider;

/** Says that what the form around is about has happened: opened again, it begins anew. Does nothing outside of a form. */
export function useEnd(): () => void {
  return use(EndContext);
}
