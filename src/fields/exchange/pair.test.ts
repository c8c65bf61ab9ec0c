import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pairOf, readTyped, otherSideTyped, writeTyped } from './pair.ts';

/** A decimal text as an integer of 10^-`decimals`. */
function units(text: string, decimals: number): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(decimals, '0'));
}

/** An integer of 10^-`decimals` as a decimal text. */
function decimalText(value: bigint, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const priceDecimals = 8;
const price = fc.bigInt({ min: 1n, max: 10n ** 14n }).map((value) => decimalText(value, priceDecimals));
const usdt = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(String);
const tokens = fc.bigInt({ min: 0n, max: 10n ** 14n }).map((value) => decimalText(value, 5));

describe('pairOf', () => {
  it.each([
    ['W-BUY-06', 'usdt:100', '4000', '100', '0.0250'],
    ['W-BUY-06', 'usdt:100', '4127', '100', '0.0242'],
    ['W-BUY-06', 'usdt:1', '100000', '1', '0.0000'],
    ['W-BUY-07', 'token:0.0333', '4000.5', '133.22', '0.0333'],
    ['W-BUY-07', 'token:0.025', '4000', '100.00', '0.025'],
    ['W-BUY-07', 'token:0.00001', '4000', '0.04', '0.00001'],
    ['W-BUY-07', 'token:.5', '4000', '2000.00', '0.5'],
    ['W-BUY-06', 'usdt:100.', '4000', '100', '0.0250'],
  ])('%s %s at %s is %s USDT and %s tokens', (_, stored, rate, paid, received) => {
    expect(pairOf(stored, rate, 'XAUT')).toEqual({ usdt: paid, token: received });
  });

  it.each([
    ['', '4000', undefined, undefined],
    ['usdt:', '4000', undefined, undefined],
    ['token:', '4000', undefined, undefined],
    ['token:.', '4000', undefined, undefined],
    ['usdt:100', undefined, '100', undefined],
    ['usdt:100', '0', '100', undefined],
    ['token:1', 'soon', undefined, '1'],
  ])('computes nothing without an amount or a price: %j at %j', (stored, rate, paid, received) => {
    expect(pairOf(stored, rate, 'XAUT')).toEqual({ usdt: paid, token: received });
  });

  it('W-BUY-06 tokens for USDT are the largest amount with 4 decimals that the USDT can pay', () => {
    fc.assert(
      fc.property(usdt, price, (typed, rate) => {
        const { usdt: paid, token } = pairOf(`usdt:${typed}`, rate, 'XAUT');
        expect(paid).toBe(typed);
        expect(token).toMatch(/^\d+\.\d{4}$/);
        const [bought, cost] = [units(token ?? '', 4), units(rate, priceDecimals)];
        const budget = BigInt(typed) * 10n ** 12n;
        expect(bought * cost <= budget).toBe(true);
        expect((bought + 1n) * cost > budget).toBe(true);
      }),
    );
  });

  it('W-BUY-07 USDT for tokens are the fewest whole cents that buy them', () => {
    fc.assert(
      fc.property(tokens, price, (typed, rate) => {
        const { usdt: paid, token } = pairOf(`token:${typed}`, rate, 'XAUT');
        expect(token).toBe(typed);
        expect(paid).toMatch(/^\d+\.\d{2}$/);
        const [cost, cents] = [units(typed, 5) * units(rate, priceDecimals), units(paid ?? '', 2) * 10n ** 11n];
        expect(cents >= cost && cents - 10n ** 11n < cost).toBe(true);
      }),
    );
  });

  it('converting to the token and back never increases the amount', () => {
    fc.assert(
      fc.property(usdt, price, (typed, rate) => {
        const { token = '' } = pairOf(`usdt:${typed}`, rate, 'XAUT');
        const { usdt: back = '' } = pairOf(`token:${token}`, rate, 'XAUT');
        expect(units(back, 2) <= units(typed, 2)).toBe(true);
      }),
    );
  });

  it('a larger typed amount never gives a smaller computed one', () => {
    fc.assert(
      fc.property(usdt, usdt, price, (one, other, rate) => {
        const [less, more] = BigInt(one) < BigInt(other) ? [one, other] : [other, one];
        const [first, second] = [less, more].map((typed) =>
          units(pairOf(`usdt:${typed}`, rate, 'XAUT').token ?? '', 4),
        );
        expect((first ?? 0n) <= (second ?? 0n)).toBe(true);
      }),
    );
  });
});

describe('the stored value', () => {
  it('gives the typed side and text', () => {
    const text = fc.stringMatching(/^[\d.]{0,20}$/);
    fc.assert(
      fc.property(fc.constantFrom('usdt' as const, 'token' as const), text, (side, typed) => {
        expect(readTyped(writeTyped({ side, text: typed }))).toEqual({ side, text: typed });
      }),
    );
  });

  it('is empty for an empty amount of USDT, the initial side', () => {
    expect(writeTyped({ side: 'usdt', text: '' })).toBe('');
    expect(readTyped('')).toEqual({ side: 'usdt', text: '' });
  });
});

describe('the direction', () => {
  it('W-BUY-05 swapped back and forth keeps the typed amount exactly', () => {
    const amount = fc.tuple(fc.constantFrom('usdt' as const, 'token' as const), fc.oneof(usdt, tokens));
    fc.assert(
      fc.property(amount, price, fc.integer({ min: 1, max: 9 }), ([side, text], rate, times) => {
        const first = writeTyped({ side, text });
        let stored = first;
        for (let time = 0; time < times; time += 1) stored = writeTyped(otherSideTyped(readTyped(stored)));
        expect(pairOf(stored, rate, 'XAUT')).toEqual(pairOf(first, rate, 'XAUT'));
        expect(times % 2 === 1 || stored === first).toBe(true);
      }),
    );
  });

  it('W-BUY-05 swapped without a typed amount changes the typed side', () => {
    expect(otherSideTyped({ side: 'usdt', text: '' })).toEqual({ side: 'token', text: '' });
    expect(otherSideTyped({ side: 'token', text: '' })).toEqual({ side: 'usdt', text: '' });
  });
});
