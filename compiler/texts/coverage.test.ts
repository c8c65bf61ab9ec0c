import { expect, test } from 'vitest';

import { coverageLines, coverageOf } from './coverage.ts';

const locales = new Map([
  [
    'en',
    new Map([
      ['a', 'Copy'],
      ['b', '1 {{token}} = {{price}} USDT'],
      ['c', 'Visa/Mastercard'],
      ['d_one', '{{count}} entry'],
      ['d_other', '{{count}} entries'],
    ]),
  ],
  [
    'de',
    new Map([
      ['a', 'Copy'],
      ['b', '1 {{token}} = {{price}} USDT'],
      ['c', 'Visa/Mastercard'],
      ['d_other', '{{count}} Einträge'],
    ]),
  ],
  ['ar', new Map([['a', 'نسخ']])],
]);

test('texts equal to English are counted, except those of fixed words and numbers only', () => {
  expect(coverageOf(locales)).toEqual([
    { code: 'de', present: 4, needed: 4, asEnglish: ['a'] },
    { code: 'ar', present: 1, needed: 4, asEnglish: [] },
  ]);
});

test('one line for each language', () => {
  expect(coverageLines(coverageOf(locales))).toEqual([
    '  de  4 of 4 texts, 1 as in English: a',
    '  ar  1 of 4 texts, 0 as in English',
  ]);
});
