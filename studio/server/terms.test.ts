import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { hasTerm, termsIn, termsOf } from './terms.ts';

const config = join(import.meta.dirname, '../../config');
const glossary = readFileSync(join(config, 'locales/glossary.md'), 'utf8');
const translationsOf = (language: string, english: string) =>
  termsOf(glossary, language).find((term) => term.english === english)?.translations;

describe('terms of the glossary', () => {
  it('are read from rows of tables and entries of lists, word by word', () => {
    expect(translationsOf('de', 'withdrawal')).toEqual(['Auszahlung']);
    expect(translationsOf('de', 'sell')).toEqual(['verkaufen']);
    expect(translationsOf('ru', 'account')).toEqual(['аккаунт', 'счёт']);
    expect(translationsOf('es', 'sale')).toEqual(['venta']);
    expect(translationsOf('ar', 'wallet')).toEqual(['المحفظة']);
  });

  it('are found in the form that they have in a text, the longer one where two overlap', () => {
    const found = termsIn('Your withdrawals end the commercial period.', termsOf(glossary, 'de'));
    expect(found.map((term) => term.found)).toEqual(['commercial period', 'withdrawals']);
    expect(termsIn('It represents {{amount, number}}', termsOf(glossary, 'de'))).toEqual([]);
  });

  it.each([
    ['ru', 'wallet', 'Средства в кошельке', true],
    ['ru', 'wallet', 'Средства на счёте', false],
    ['ar', 'wallet', 'رصيد محفظتك', true],
    ['pl', 'send', 'Wyślij na ten adres', true],
  ])('%s: %s is or is not in "%s"', (language, english, text, isThere) => {
    const [term] = termsIn(english, termsOf(glossary, language));
    expect(term && hasTerm(text, term)).toBe(isThere);
  });
});
