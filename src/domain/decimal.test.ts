import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  add,
  compare,
  type Decimal,
  decimal,
  decimalsOf,
  divideDown,
  fixedDown,
  isDecimal,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  multiply,
  parseAmount,
  roundDown,
  roundDownToStep,
  subtract,
  sum,
  zero,
} from './decimal.ts';

/** The reference model: integers in units of 10^-18, like in the sandbox. */
const places = 18;
const unit = 10n ** BigInt(places);
const units = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const positiveUnits = fc.bigInt({ min: 1n, max: 10n ** 30n });

function fromUnits(count: bigint, scale = places): Decimal {
  const digits = String(count < 0n ? -count : count).padStart(scale + 1, '0');
  return decimal(`${count < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`);
}

describe('parseAmount', () => {
  it.each([
    ['1.50', '1.5'],
    ['007', '7'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['1e-8', '0.00000001'],
    ['1E+3', '1000'],
    ['-0', '0'],
    ['-0.00', '0'],
    ['-1.10', '-1.1'],
    ['123456789012345678901234567890.123456789012345678', '123456789012345678901234567890.123456789012345678'],
    [1e-8, '0.00000001'],
    [1e21, '1000000000000000000000'],
    [0.1, '0.1'],
    [-0, '0'],
  ])('reads %j as %s', (input, expected) => {
    expect(parseAmount(input)).toBe(expected);
  });

  it.each([
    undefined,
    null,
    true,
    {},
    [],
    ['1'],
    '',
    ' ',
    ' 1',
    '1 ',
    '.',
    '-',
    '+1',
    '1,5',
    '1.2.3',
    '0x10',
    'NaN',
    'Infinity',
    '١',
    '1e',
    '1e5000',
    '1e999',
    '1e-101',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '9'.repeat(401),
  ])('finds no amount in %j', (input) => {
    expect(parseAmount(input)).toBeUndefined();
    expect(parseAmount(5n)).toBeUndefined();
  });

  it('property: never throws, and returns only canonical decimals', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.string(), fc.stringMatching(/^-?\d*\.?\d*(e-?\d+)?$/), fc.double()),
        (input) => {
          const parsed = parseAmount(input);
          expect(parsed === undefined || (isDecimal(parsed) && parseAmount(parsed) === parsed)).toBe(true);
        },
      ),
    );
  });

  it('property: a finite number keeps its exact shortest text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e90, max: 1e90 }), (input) => {
        const parsed = parseAmount(input);
        fc.pre(parsed !== undefined);
        expect(Number(parsed)).toBe(input === 0 ? 0 : input);
      }),
    );
  });

  it('property: equal values are equal texts', () => {
    fc.assert(
      fc.property(units, fc.nat(5), fc.nat(5), (count, before, after) => {
        const text = fromUnits(count);
        const body = text.replace('-', '');
        const spare = `${'0'.repeat(before)}${body}${body.includes('.') ? '' : '.'}${'0'.repeat(after)}`;
        expect(parseAmount(text.startsWith('-') ? `-${spare}` : spare)).toBe(text);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('property: sums and differences equal those of integers', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        expect(add(fromUnits(a), fromUnits(b))).toBe(fromUnits(a + b));
        expect(subtract(fromUnits(a), fromUnits(b))).toBe(fromUnits(a - b));
      }),
    );
  });

  it('property: a sum is exact in any order', () => {
    fc.assert(
      fc.property(fc.array(units, { maxLength: 12 }), (counts) => {
        const expected = fromUnits(counts.reduce((total, count) => total + count, 0n));
        expect(sum(counts.map((count) => fromUnits(count)))).toBe(expected);
        expect(sum(counts.toReversed().map((count) => fromUnits(count)))).toBe(expected);
      }),
    );
  });

  it('property: a product is exact', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        expect(multiply(fromUnits(a), fromUnits(b))).toBe(fromUnits(a * b, places * 2));
      }),
    );
  });

  it('property: a quotient is truncated like that of integers', () => {
    fc.assert(
      fc.property(units, positiveUnits, fc.integer({ min: 0, max: 12 }), (a, b, decimals) => {
        const model = (a * 10n ** BigInt(decimals)) / b;
        const expected = decimals === 0 ? decimal(String(model)) : fromUnits(model, decimals);
        expect(divideDown(fromUnits(a), fromUnits(b), decimals)).toBe(expected);
      }),
    );
  });

  it('property: compare, min and max agree with those of integers', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        expect(compare(fromUnits(a), fromUnits(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
        expect(min(fromUnits(a), fromUnits(b))).toBe(fromUnits(a < b ? a : b));
        expect(max(fromUnits(a), fromUnits(b))).toBe(fromUnits(a < b ? b : a));
        expect(isPositive(fromUnits(a))).toBe(a > 0n);
        expect(isNegative(fromUnits(a))).toBe(a < 0n);
        expect(isZero(fromUnits(a))).toBe(a === 0n);
      }),
    );
  });

  it('is exact where floats are not', () => {
    expect(sum([decimal('0.1'), decimal('0.2')])).toBe('0.3');
    expect(sum([])).toBe(zero);
    expect(() => divideDown(decimal('1'), zero, 2)).toThrow(RangeError);
    expect(() => decimal('1,5')).toThrow(RangeError);
  });
});

describe('rounding down', () => {
  it('property: never increases the value, and loses less than one unit of the last place', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 17 }), (count, decimals) => {
        const exact = fromUnits(count);
        const rounded = roundDown(exact, decimals);
        expect(compare(rounded, exact)).not.toBe(1);
        expect(compare(subtract(exact, rounded), decimal(`1e-${decimals}`))).toBe(-1);
        expect(decimalsOf(rounded)).toBeLessThanOrEqual(decimals);
      }),
    );
  });

  it('property: to a step gives the largest multiple that does not exceed the value', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.bigInt({ min: 1n, max: unit }), (count, step) => {
        expect(roundDownToStep(fromUnits(count), fromUnits(step))).toBe(fromUnits((count / step) * step));
      }),
    );
  });

  it('W-BUY-06 a computed amount has all of its 4 decimals', () => {
    expect(fixedDown(decimal('0.025'), 4)).toBe('0.0250');
    expect(fixedDown(decimal('133.219'), 2)).toBe('133.21');
    expect(fixedDown(zero, 2)).toBe('0.00');
  });

  it('W-SELL-11 a balance of 8 decimals is rounded down to the step of 1e-6', () => {
    expect(roundDownToStep(decimal('1.12345678'), decimal('1e-6'))).toBe('1.123456');
    expect(roundDownToStep(decimal('1.123456'), decimal('0.000001'))).toBe('1.123456');
    expect(roundDownToStep(decimal('-1.129'), decimal('0.01'))).toBe('-1.12');
    expect(roundDown(decimal('-1.129'), 2)).toBe('-1.12');
    expect(() => roundDownToStep(decimal('1'), zero)).toThrow(RangeError);
    expect(decimalsOf(decimal('1e-6'))).toBe(6);
    expect(decimalsOf(decimal('10'))).toBe(0);
  });
});
