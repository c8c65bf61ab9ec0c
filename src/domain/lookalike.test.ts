import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isLookalike } from './lookalike.ts';

test.each([
  ['0x52908400098527886E0F7030069857D2E4169EE7', '0x5290aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9ee7', true],
  ['0x52908400098527886E0F7030069857D2E4169EE7', '0x5290aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9ee8', false],
  ['0x52908400098527886E0F7030069857D2E4169EE7', '0x5291aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9ee7', false],
  // The common prefix of a network's addresses does not count.
  ['TAbcdXXXXXXXXXXXXXXXXXXXXXXXXXXXXX', 'TAxydYYYYYYYYYYYYYYYYYYYYYYYYYYXXXX', false],
])('%s and %s: %s', (one, other, isLike) => {
  expect(isLookalike(one, other, 4)).toBe(isLike);
});

test('the comparison is symmetric, and an address is like itself', () => {
  const address = fc.string({ minLength: 34, maxLength: 48, unit: fc.constantFrom('0', '7', 'a', 'B', 'f', 'F') });
  fc.assert(
    fc.property(address, address, (one, other) => {
      expect(isLookalike(one, other, 4)).toBe(isLookalike(other, one, 4));
      expect(isLookalike(one, one, 4)).toBe(true);
    }),
  );
});
