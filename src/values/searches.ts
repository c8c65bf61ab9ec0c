import { isRecord } from 'engine/record.ts';

import { readStored, writeStored } from './stored.ts';

/** What was typed to search on the screens of this tab, by path and parameter. */
const searches = new Map<string, string>(storedBefore());

const keyOf = (path: string, name: string): string => `${path} ${name}`;

/** The text that was typed into a search of the screen at a path; undefined if there is none. */
export function searchTyped(path: string, name: string): string | undefined {
  return searches.get(keyOf(path, name));
}

/** Keeps texts that were typed into searches of a screen, as no address has them; empty ones are forgotten. */
export function keepSearches(path: string, typed: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(typed))
    if (text === '') searches.delete(keyOf(path, name));
    else searches.set(keyOf(path, name), text);
  store();
}

/** Forgets the searches of a screen, which is opened anew. */
export function forgetSearches(path: string): void {
  for (const key of searches.keys()) if (key.startsWith(keyOf(path, ''))) searches.delete(key);
  store();
}

/** Stores all for the next page of this tab. */
function store(): void {
  writeStored('tab', 'searches', searches.size === 0 ? undefined : JSON.stringify(Object.fromEntries(searches)));
}

/** What the former page of this tab stored; none if the app is opened anew. */
function storedBefore(): (readonly [string, string])[] {
  if (!window.karatHandoff?.isReload) return [];
  try {
    const stored: unknown = JSON.parse(readStored('tab', 'searches') ?? '{}');
    return Object.entries(isRecord(stored) ? stored : {}).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text] as const] : [],
    );
  } catch {
    return [];
  }
}
