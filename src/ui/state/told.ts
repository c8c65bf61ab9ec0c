import { useEffect, useSyncExternalStore } from 'react';

/** The titles of the errors on the page, each once for every error that shows it. */
const titles: string[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Declares that an error with this title is on the page. */
export function useTelling(title: string): void {
  useEffect(() => {
    titles.push(title);
    changed();
    return () => {
      titles.splice(titles.indexOf(title), 1);
      changed();
    };
  }, [title]);
}

/** Whether an error on the page says this already, so that a note need not repeat it. */
export function useIsTold(title: string | undefined): boolean {
  return useSyncExternalStore(subscribe, () => title !== undefined && titles.includes(title));
}
