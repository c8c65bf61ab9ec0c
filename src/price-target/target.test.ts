import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Decimal, decimal } from '../domain/decimal.ts';
import { directionTo, formatPrice, isReached, keyOf } from './target.ts';

/** A positive exact price. */
const price = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
  .map(([digits, scale]): Decimal => decimal(`${digits}e-${scale}`));

describe('a price target', () => {
  test('is not reached at the price from which it was set, and is reached exactly at the target', () => {
    fc.assert(
      fc.property(price, price, (target, start) => {
        const direction = directionTo(target, start);
        fc.pre(direction !== undefined);
        expect(isReached({ target, direction }, start)).toBe(false);
        expect(isReached({ target, direction }, target)).toBe(true);
      }),
    );
  });

  test('is reached by a price if and only if that is not on the side of the start', () => {
    fc.assert(
      fc.property(price, price, price, (target, start, now) => {
        const direction = directionTo(target, start);
        fc.pre(direction !== undefined);
        expect(isReached({ target, direction }, now)).toBe(directionTo(target, now) !== direction);
      }),
    );
  });

  test('differs by the last decimal of a double', () => {
    const target = decimal('100000000000000000.000000000000000001');
    expect(directionTo(target, decimal('100000000000000000'))).toBe('rise');
    expect(isReached({ target, direction: 'rise' }, decimal('100000000000000000'))).toBe(false);
  });

  test.each([undefined, decimal('0'), decimal('-1')])('is not reached by %s, which is no price', (now) => {
    expect(isReached({ target: decimal('5'), direction: 'fall' }, now)).toBe(false);
  });

  test('has no direction at the price itself, at zero and below', () => {
    expect(directionTo(decimal('5'), decimal('5'))).toBeUndefined();
    expect(directionTo(decimal('0'), decimal('5'))).toBeUndefined();
    expect(directionTo(decimal('-1'), decimal('5'))).toBeUndefined();
  });

  test('is one for each pair and unit', () => {
    const pair = { symbol: 'BTCUSD', unit: 'USD' };
    expect(keyOf(pair)).toBe(keyOf({ ...pair, gold: undefined }));
    expect(keyOf(pair)).not.toBe(keyOf({ ...pair, gold: 'XAUT:USD', unit: 'XAUT' }));
  });

  test('is shown with all of its decimals', () => {
    expect(formatPrice(decimal('4200'), 'USD', 'en', true)).toBe('\u20664,200\u00a0USD\u2069');
    expect(formatPrice(decimal('4200.12345'), 'USD', 'en', true)).toBe('\u20664,200.12345\u00a0USD\u2069');
    expect(formatPrice(decimal('4200.5'), 'USD', 'de', true)).toBe('\u20664.200,50\u00a0USD\u2069');
  });
});
