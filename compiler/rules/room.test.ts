import { expect, test } from 'vitest';

import { lettersOf } from 'engine/compiler/read/letters.ts';
import { testKinds } from '../testing/fault-table.ts';
import stored from '../room.json' with { type: 'json' };

testKinds({
  'a text that is longer than where it stands has room for': [
    [
      'locales/de',
      '"nav.home": "',
      '"nav.home": "Übersicht des Hauptkontos ',
      'letters long, but a phone has room for',
    ],
    ['locales/ru', '"buy.title": "', '"buy.title": "Приобретение ', 'letters long, but a phone has room for'],
    ['locales/ar', '"nav.home": "', '"nav.home": "صفحة البداية الرئيسية ', 'letters long, but a phone has room for'],
  ],
  'a short text with a placeholder that nothing describes': [
    ['glossary', '"key": "wallet.rate"', '"key": "wallet.title"', 'for "wallet.rate" under "descriptions" of'],
    ['glossary', '"key": "start.days"', '"key": "wallet.title"', 'for "start.days" under "descriptions" of'],
  ],
  'a description of no text': [
    ['glossary', '"key": "wallet.rate"', '"key": "wallet.rat"', 'did you mean "wallet.rate"?'],
  ],
});

test('many texts have a room, and those of running text have none', () => {
  expect(Object.keys(stored).length).toBeGreaterThan(60);
  expect(Object.keys(stored)).not.toContain('send.irreversible');
});

test('a text is as wide as its letters in every script', () => {
  expect(lettersOf('nnnnn')).toBe(5);
  expect(lettersOf('ill')).toBeLessThan(2);
  expect(lettersOf('жшщ')).toBeGreaterThan(4);
  expect(lettersOf('é')).toBe(lettersOf('é'));
  expect(lettersOf('{{amount, number}} n')).toBeGreaterThan(6);
});
