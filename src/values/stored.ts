/** The storage keys: permanent on the device (docs/security.md allows only these three), in cookies for a year, or per tab. */
interface Places {
  readonly device: 'lang' | 'isWelcomeShown' | 'refCodeFromFriend';
  readonly cookie: 'hideAmounts' | 'motion' | 'scheme';
  readonly tab: 'isWarningClosed' | 'reloadedFrom' | 'refCodeFromFriend' | (typeof ofUser)[number];
}

/** The tab's user data: the session, its last use, the messenger's launch data, typed text, what settled, the network used last to receive, and the token shown last. */
const ofUser = ['session', 'usedAt', 'launch', 'ended', 'drafts', 'outcomes', 'receiveNetwork', 'shownToken'] as const;

const oneYear = 31_536_000;

const storageOf = (place: 'device' | 'tab'): Storage => (place === 'device' ? localStorage : sessionStorage);

/** Returns the value stored under `key`; undefined if there is none, or if the browser blocks storage. */
export function readStored<Place extends keyof Places>(place: Place, key: Places[Place]): string | undefined {
  try {
    const text =
      place === 'cookie'
        ? new URLSearchParams(document.cookie.replaceAll('; ', '&')).get(key)
        : storageOf(place).getItem(key);
    return text ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it if undefined. Where the browser blocks storage nothing is stored, and the app keeps working. */
export function writeStored<Place extends keyof Places>(
  place: Place,
  key: Places[Place],
  text: string | undefined,
): void {
  try {
    if (place === 'cookie')
      document.cookie = `${key}=${text}; path=/; max-age=${text === undefined ? 0 : oneYear}; samesite=strict`;
    else if (text === undefined) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, text);
  } catch (error) {
    console.error('the browser keeps nothing:', error);
  }
}

/** Where the code of a friend is remembered. */
export const friendPlaces = ['tab', 'device'] as const;

/** Stores the code of a friend with its time; undefined once a sign-in with credentials has carried it. */
export function storeFriend(text?: string): void {
  for (const place of friendPlaces) writeStored(place, 'refCodeFromFriend', text);
}

/** Removes all user data of the tab. */
export function forgetTabUser(): void {
  for (const key of ofUser) writeStored('tab', key, undefined);
}
