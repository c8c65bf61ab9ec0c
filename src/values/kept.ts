/** What is kept: on the device for good (product.md §3 knows these two alone), in cookies for a year, or as long as the tab is open. */
interface Places {
  readonly device: 'lang' | 'isWelcomeShown';
  readonly cookie: 'hideAmounts' | 'motion' | 'scheme';
  readonly tab: 'isWarningClosed' | 'reloadedFrom' | (typeof ofUser)[number];
}

/** What a tab keeps of its user: the session, when it was used last, the messenger's launch data, and what was typed. */
const ofUser = ['session', 'usedAt', 'launch', 'ended', 'drafts'] as const;

const oneYear = 31_536_000;

/** A browser may close its storage to a page; then nothing is kept, and all else goes on. */
function storage(place: 'device' | 'tab'): Storage | undefined {
  try {
    return place === 'device' ? localStorage : sessionStorage;
  } catch {
    return undefined;
  }
}

/** What is kept under `key`; undefined where there is nothing. */
export function kept<Place extends keyof Places>(place: Place, key: Places[Place]): string | undefined {
  const text =
    place === 'cookie'
      ? new URLSearchParams(document.cookie.replaceAll('; ', '&')).get(key)
      : storage(place)?.getItem(key);
  return text ?? undefined;
}

/** Keeps a text, or with undefined forgets it. */
export function keep<Place extends keyof Places>(place: Place, key: Places[Place], text: string | undefined): void {
  try {
    if (place === 'cookie')
      document.cookie = `${key}=${text}; path=/; max-age=${text === undefined ? 0 : oneYear}; samesite=strict`;
    else if (text === undefined) storage(place)?.removeItem(key);
    else storage(place)?.setItem(key, text);
  } catch (error) {
    console.error('the browser keeps nothing:', error);
  }
}

/** Forgets all that the tab keeps of its user. */
export function forgetTabUser(): void {
  for (const key of ofUser) keep('tab', key, undefined);
}
