import i18next, { type FormatterModule, type InitOptions } from 'i18next';

import { formatNumber } from './format/number.ts';
import { languageOf } from './language.ts';

/** How keys and placeholders of texts are read; every interpolated value is formatted by `numbersInTexts`. */
export const textOptions = {
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
} as const satisfies InitOptions;

/**
 * Formats numbers in texts in the format of the language (FMT-03); values that are text, such as formatted numbers, are
 * unchanged. Replaces the formatter of i18next.
 */
export const numbersInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) =>
    typeof value === 'number' ? formatNumber(value, 'figure', languageOf(i18next)) : String(value ?? ''),
};
