import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('the same text has the same fingerprint, and any other another one', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `{"amount":"${index / 100}","address":"0xA${index % 7}"}`);
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  expect(texts.map(fingerprint)).toEqual(texts.map(fingerprint));
});

test('it is short and says nothing of the text', () => {
  expect(fingerprint('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'.repeat(20))).toMatch(/^[0-9a-z]{1,11}$/);
});
