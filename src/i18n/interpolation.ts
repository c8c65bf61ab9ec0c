import i18next, { type FormatterModule, type InitOptions } from 'i18next';

import { formatNumber } from './format/number.ts';
import { languageOf } from './language.ts';

/** How keys and placeholders of texts are read; every value that is put into a text goes through `numbersInTexts`. */
export const textOptions = {
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
} as const satisfies InitOptions;

/**
 * Writes a number in a text as the language does (FMT-03); what is text already, such as a number in a style of its own,
 * stays as it is. The module i18next takes in place of its own formats.
 */
export const numbersInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) =>
    typeof value === 'number' ? formatNumber(value, 'figure', languageOf(i18next)) : String(value ?? ''),
};
