/** The storage keys: permanent on the device (docs/security.md allows only these three), in cookies for a year, or per tab. */
interface Places {
  readonly device: 'lang' | 'isWelcomeShown' | 'refCodeFromFriend';
  readonly cookie: 'endedSessions' | 'hideAmounts' | 'motion' | 'scheme';
  readonly tab: 'isWarningClosed' | 'reloadedFrom' | 'refCodeFromFriend' | (typeof ofUser)[number];
}

/** The tab's user data: the session with its id, its last use, the messenger's launch data, typed text, what settled, the network used last to receive, the token shown last, and whether names are shown in full. */
const ofUser = [
  'session',
  'sessionId',
  'usedAt',
  'launch',
  'ended',
  'drafts',
  'outcomes',
  'receiveNetwork',
  'shownToken',
  'revealNames',
] as const;

/** How many ended sessions the browser remembers. */
const endedLimit = 8;

const oneYear = 31_536_000;

const storageOf = (place: 'device' | 'tab'): Storage => (place === 'device' ? localStorage : sessionStorage);

/**
 * Returns the value stored under `key`; undefined if there is none, if it is of a user whose session has ended, or if the
 * browser blocks storage.
 */
export function readStored<Place extends keyof Places>(place: Place, key: Places[Place]): string | undefined {
  return place === 'tab' && ofUser.some((one) => one === key) && isSessionEnded()
    ? undefined
    : readEvenEnded(place, key);
}

/** Returns the value stored under `key`, even of a user whose session has ended; undefined if there is none or the browser blocks storage. */
export function readEvenEnded<Place extends keyof Places>(place: Place, key: Places[Place]): string | undefined {
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

/** Whether the session of this tab has ended, and the browser brought back what the tab had stored before; or a copy of the tab ended it. */
export function isSessionEnded(): boolean {
  const id = readEvenEnded('tab', 'sessionId');
  return id !== undefined && endedSessions().includes(id);
}

/** Removes all user data of the tab, and remembers that its session has ended. */
export function forgetTabUser(): void {
  const id = readStored('tab', 'sessionId');
  if (id !== undefined) writeStored('cookie', 'endedSessions', [...endedSessions(), id].slice(-endedLimit).join('.'));
  for (const key of ofUser) writeStored('tab', key, undefined);
}

function endedSessions(): string[] {
  return readStored('cookie', 'endedSessions')?.split('.') ?? [];
}
