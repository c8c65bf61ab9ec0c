/** What is kept: on the device for good (product.md §3 knows these two alone), or as long as the tab is open. */
interface Places {
  readonly device: 'lang' | 'isWelcomeShown';
  readonly tab: 'isWarningClosed' | 'sessionUser' | 'reloadedFrom' | 'drafts';
}

/** A browser may close its storage to a page; then nothing is kept, and all else goes on. */
function storage(place: keyof Places): Storage | undefined {
  try {
    return place === 'device' ? localStorage : sessionStorage;
  } catch {
    return undefined;
  }
}

/** What is kept under `key`; undefined where there is nothing. */
export function kept<Place extends keyof Places>(place: Place, key: Places[Place]): string | undefined {
  return storage(place)?.getItem(key) ?? undefined;
}

/** Keeps a text, or with undefined forgets it. */
export function keep<Place extends keyof Places>(place: Place, key: Places[Place], text: string | undefined): void {
  try {
    if (text === undefined) storage(place)?.removeItem(key);
    else storage(place)?.setItem(key, text);
  } catch (error) {
    console.error('the browser keeps nothing:', error);
  }
}
