/** What was typed to search on the screens of this page, by path and parameter: it may name somebody, so nothing stores it. */
const searches = new Map<string, string>();

/** The text that was typed into a search of the screen at a path; undefined if there is none. */
export const searchTyped = (path: string, name: string): string | undefined => searches.get(path + name);

/** Keeps texts that were typed into searches of a screen, as no address has them. */
export function keepSearches(path: string, typed: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(typed)) searches.set(path + name, text);
}

/** Forgets all searches: another screen is opened anew. */
export const forgetSearches = (): void => searches.clear();
