import { expect, test } from 'vitest';

import { findLanguages } from './find-languages.ts';

const languages = [
  ['ru', 'Русский'],
  ['en', 'English'],
  ['es', 'Español'],
  ['de', 'Deutsch'],
  ['tr', 'Türkçe'],
  ['cs', 'Čeština'],
].map(([code = '', label = '']) => ({ code, label, direction: 'ltr' as const }));

const codes = (present: string, search: string) => findLanguages(languages, present, search).map(({ code }) => code);

test('LANG-01 the current language is first, the others keep their order', () => {
  expect(codes('de', '')).toEqual(['de', 'ru', 'en', 'es', 'tr', 'cs']);
  expect(codes('xx', ' ')).toEqual(['ru', 'en', 'es', 'de', 'tr', 'cs']);
});

test.each([
  ['en', 'espanol', ['es']],
  ['en', 'SPAN', ['es']],
  ['de', 'spanisch', ['es']],
  ['de', 'turk', ['tr']],
  ['ru', 'чеш', ['cs']],
  ['en', 'cest', ['cs']],
  ['en', 'русс', ['ru']],
  ['en', 'zzz', []],
])('LANG-01 in %s "%s" finds %j: by native, English and localized name', (present, search, found) => {
  expect(codes(present, search)).toEqual(found);
});
