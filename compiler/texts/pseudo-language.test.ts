import { expect, test } from 'vitest';

import { placeholdersOf } from 'engine/compiler/texts/locales.ts';
import { pseudoText } from './pseudo-language.ts';

test('a text gets accents, grows by a third, and has brackets at its ends', () => {
  const text = pseudoText('Copy the address');
  expect(text).toMatch(/^⟦.*⟧$/);
  expect(text).not.toContain('Copy');
  expect(text.length).toBeGreaterThanOrEqual(Math.round('Copy the address'.length * 1.3));
});

test('placeholders stay unchanged', () => {
  const text = '1 {{token}} = {{price, number}} USDT';
  expect(placeholdersOf(pseudoText(text))).toEqual(placeholdersOf(text));
  expect(pseudoText(text)).toContain('{{token}}');
});

test('a text of one letter grows too', () => {
  expect(pseudoText('a')).toBe('⟦á ~⟧');
});
