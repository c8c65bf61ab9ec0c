import { useEffect, useSyncExternalStore } from 'react';

import { createStore } from '../../values/store.ts';

/** The titles of the errors on the page, each once for every error that shows it. */
const titles = createStore<readonly string[]>([]);

/** Declares that an error with this title is on the page. */
export function useShownError(title: string): void {
  useEffect(() => {
    titles.write([...titles.read(), title]);
    return () => titles.write(titles.read().toSpliced(titles.read().indexOf(title), 1));
  }, [title]);
}

/** Whether an error on the page says this already, so that a note need not repeat it. */
export function useIsErrorShown(title: string | undefined): boolean {
  return useSyncExternalStore(titles.subscribe, () => title !== undefined && titles.read().includes(title));
}
