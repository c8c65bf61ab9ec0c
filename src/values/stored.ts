/**
 * The storage keys: permanent on the device (product.md §3 allows only these two), in cookies for a year, or per tab.
 */
interface Places {
  readonly device: 'lang' | 'isWelcomeShown';
  readonly cookie: 'hideAmounts' | 'motion' | 'scheme';
  readonly tab: 'isWarningClosed' | 'reloadedFrom' | (typeof ofUser)[number];
}

/** The tab's user data: the session, its last use, the messenger's launch data, typed text, what settled, and price targets. */
const ofUser = ['session', 'usedAt', 'launch', 'ended', 'drafts', 'outcomes', 'priceTargets'] as const;

const oneYear = 31_536_000;

/** A browser may block storage; then nothing is stored, and the app keeps working. */
function storage(place: 'device' | 'tab'): Storage | undefined {
  try {
    return place === 'device' ? localStorage : sessionStorage;
  } catch {
    return undefined;
  }
}

/** Returns the value stored under `key`; undefined if there is none. */
export function readStored<Place extends keyof Places>(place: Place, key: Places[Place]): string | undefined {
  const text =
    place === 'cookie'
      ? new URLSearchParams(document.cookie.replaceAll('; ', '&')).get(key)
      : storage(place)?.getItem(key);
  return text ?? undefined;
}

/** Stores a text, or removes it if undefined. */
export function writeStored<Place extends keyof Places>(
  place: Place,
  key: Places[Place],
  text: string | undefined,
): void {
  try {
    if (place === 'cookie')
      document.cookie = `${key}=${text}; path=/; max-age=${text === undefined ? 0 : oneYear}; samesite=strict`;
    else if (text === undefined) storage(place)?.removeItem(key);
    else storage(place)?.setItem(key, text);
  } catch (error) {
    console.error('the browser keeps nothing:', error);
  }
}

/** Removes all user data of the tab. */
export function forgetTabUser(): void {
  for (const key of ofUser) writeStored('tab', key, undefined);
}
