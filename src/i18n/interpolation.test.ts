import i18next from 'i18next';
import { expect, test } from 'vitest';

import { numbersInTexts, textOptions } from './interpolation.ts';

const end = {
  'list.end_one': '{{count}} entry',
  'list.end_other': '{{count}} entries',
  'level.badge': '{{name}} {{level}}',
};
await i18next.use(numbersInTexts).init({
  ...textOptions,
  lng: 'en',
  resources: Object.fromEntries(['en', 'de', 'fr', 'ar'].map((code) => [code, { translation: end }])),
});

test.for([
  ['en', '24,000 entries'],
  ['de', '24.000 entries'],
  ['fr', '24\u202f000 entries'],
  ['ar', '24,000 entries'],
])('FMT-03 a number in a text in %s is shown as %s, in Latin digits', async ([language = '', expected]) => {
  await i18next.changeLanguage(language);
  expect(i18next.t('list.end', { count: 24_000 })).toBe(expected);
});

test('FMT-03 numbers other than counts are formatted too; texts are unchanged', async () => {
  await i18next.changeLanguage('de');
  expect(i18next.t('level.badge', { name: '1.5', level: 1234.5 })).toBe('1.5 1.234,5');
});
