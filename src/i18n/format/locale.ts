/** Languages for which Chromium has no number and date formats, with a language whose formats are correct for them. */
const borrowed: Readonly<Record<string, string>> = { kk: 'ru' };

/** The Intl locale for the numbers of a language; always with Latin digits. */
export function numberLocale(language: string): string {
  return `${borrowed[language] ?? language}-u-nu-latn`;
}

/** Whether browsers have the words of the language, such as month names. */
export function hasLocaleData(language: string): boolean {
  return borrowed[language] === undefined;
}
