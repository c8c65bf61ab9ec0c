import { expect, test } from 'vitest';

import { isPublicOperation, isPublicPath } from './public-operations.ts';

test.each([
  ['/v1/auth', true],
  ['/v1/balance/rates', true],
  ['/bitfinex/v2/candles/trade:1h:tXAUT:USD/hist', true],
  ['/i18n/de.json?version=1', true],
  ['/i18n/de.json', true],
  ['/v1/authenticate', false],
  ['/v1/auth/more', false],
  ['/v1/balance/rates/all', false],
  ['/v1/balance/user', false],
  ['/other/v1/auth', false],
  ['/other/i18n/de.json', false],
])('the path %s is public: %s', (path, isPublic) => {
  expect(isPublicPath(path)).toBe(isPublic);
});

test('the same operations by name', () => {
  const names = ['authenticate', 'rates', 'candles', 'translations', 'balances', '', undefined];
  expect(names.map(isPublicOperation)).toEqual([true, true, true, true, false, false, false]);
});
