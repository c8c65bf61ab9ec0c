/** Chromium carries no number or date data of these languages and writes them the root's way: their neighbour's is right. */
const borrowed: Readonly<Record<string, string>> = { kk: 'ru' };

/** The Intl locale in which a language's numbers read; always Latin digits. */
export function numberLocale(language: string): string {
  return `${borrowed[language] ?? language}-u-nu-latn`;
}

/** Whether browsers know the language's own words, such as the names of months. */
export function hasOwnWords(language: string): boolean {
  return borrowed[language] === undefined;
}
