import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { ConfigCopy } from '../testing/config-copy.ts';
import { typeset } from './typesetting.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

/** Replaces texts of a language. */
function write(code: string, texts: Readonly<Record<string, string>>): void {
  const all: Record<string, string> = JSON.parse(config.read(`locales/${code}`));
  config.write(`locales/${code}`, `${JSON.stringify({ ...all, ...texts }, undefined, 2)}\n`);
}

test('an amount and its unit stay on one line, in every language', () => {
  write('de', { 'faq.securityAnswer': 'Ab 100 USDT.', 'faq.title': 'Etwa 15 min, 2 mal.' });
  expect(config.faults()).toEqual([
    `${config.place('locales/de', '"Ab 100')} /faq.securityAnswer — "100" and its unit may be separated at the end of a line: put a non-breaking space (U+00A0) between them`,
    expect.stringContaining('/faq.title — "5" and its unit may be separated'),
  ]);
});

test('an amount with Latin letters keeps its direction in a language from right to left', () => {
  write('ar', { 'faq.securityAnswer': 'من 100\u00a0USDT' });
  expect(config.faults()).toEqual([
    `${config.place('locales/ar', '"من 100')} /faq.securityAnswer — "100\u00a0USDT" is shown in the wrong order from right to left: put it between U+2066 and U+2069`,
  ]);
  write('ar', { 'faq.securityAnswer': 'من \u2066100\u00a0USDT' });
  expect(config.faults()).toEqual([expect.stringContaining('has an isolate (U+2066) that is not closed by U+2069')]);
});

test('straight quotation marks and apostrophes', () => {
  write('fr', { 'faq.securityAnswer': `Touchez "Envoyer" pour l'envoi.` });
  expect(config.faults()).toEqual([
    expect.stringContaining('"l\'e" has a straight apostrophe: write ’'),
    expect.stringContaining('has a straight quotation mark: use those of the language'),
  ]);
});

test('a French mark that may be left alone at the start of a line', () => {
  write('fr', { 'faq.securityAnswer': 'Prix actuel : 1.' });
  expect(config.faults()).toEqual([expect.stringContaining('"l " needs a narrow non-breaking space (U+202F)')]);
});

test('words that the glossary forbids, in upper and lower case and with any ending', () => {
  config.write(
    'glossary',
    JSON.stringify({
      ...JSON.parse(config.read('glossary')),
      forbidden: { en: { 'put to work': 'lock' }, ru: { 'закрыт* прибыл*': 'недоступная прибыль' } },
    }),
  );
  write('en', { 'faq.securityAnswer': 'It is Put to work.' });
  write('ru', { 'faq.securityAnswer': 'Это закрытая прибыль.' });
  expect(config.faults().filter((fault) => fault.includes('faq.securityAnswer'))).toEqual([
    expect.stringContaining('"Put to work" is not used here (config/glossary.json): lock'),
    expect.stringContaining('"закрытая прибыль" is not used here (config/glossary.json): недоступная прибыль'),
  ]);
});

test('one English text with two translations, unless the glossary allows both', () => {
  write('en', { 'faq.title': 'Same', 'ticket.title': 'Same' });
  write('de', { 'faq.title': 'Eins', 'ticket.title': 'Zwei' });
  expect(config.faults().filter((fault) => fault.includes('de.json'))).toEqual([
    expect.stringContaining('/ticket.title — is "Eins" under "faq.title", with the same English'),
  ]);
  const glossary = JSON.parse(config.read('glossary'));
  config.write(
    'glossary',
    JSON.stringify({ ...glossary, differently: [...glossary.differently, ['faq.title', 'ticket.title']] }),
  );
  expect(config.faults().filter((fault) => fault.includes('de.json'))).toEqual([]);
});

test('a plural noun after a number that may be one', () => {
  write('en', { 'list.csvReading': '{{read, number}} of {{total, number}} entries' });
  expect(config.faults()).toEqual([
    expect.stringContaining('/list.csvReading — "{{total, number}} entries" needs plural forms (list.csvReading_one,'),
  ]);
});

test('a key and a language of the glossary that do not exist', () => {
  config.write(
    'glossary',
    JSON.stringify({ forbidden: { xx: { a: 'b' } }, differently: [['faq.titel', 'faq.title']] }),
  );
  const faults = config.faults().filter((fault) => fault.includes('glossary.json') && !fault.includes('$schema'));
  expect(faults).toContainEqual(expect.stringContaining('languages.json has no "xx"'));
  expect(faults).toContainEqual(expect.stringMatching(/"faq.titel" is not a key of en.json/));
});

describe('what --fix writes', () => {
  for (const [code, direction, text, written] of [
    ['en', 'ltr', "You can't get 10 XAUT", 'You can’t get 10\u00a0XAUT'],
    ['ru', 'ltr', 'Войти в аккаунт и выйти', 'Войти в\u00a0аккаунт и\u00a0выйти'],
    ['ru', 'ltr', '5 г золота', '5\u00a0г золота'],
    ['ru', 'ltr', 'Karat — кошелёк', 'Karat\u00a0— кошелёк'],
    ['pl', 'ltr', 'Zaloguj się w aplikacji', 'Zaloguj się w\u00a0aplikacji'],
    ['de', 'ltr', 'Tag a bis b', 'Tag a bis b'],
    ['de', 'ltr', 'Was : wie ?', 'Was : wie ?'],
    ['fr', 'ltr', 'Prix : 1 ; « Aide\u00a0» ?', 'Prix\u202f: 1\u202f; «\u202fAide\u202f»\u202f?'],
    ['ar', 'rtl', 'لديك {{amount, number}} {{unit}}', 'لديك \u2066{{amount, number}}\u00a0{{unit}}\u2069'],
  ] as const)
    test(`${code}: ${text}`, () => {
      expect(typeset(text, code, direction)).toBe(written);
      expect(typeset(written, code, direction)).toBe(written);
    });
});
