import { describe, expect, it } from 'vitest';

import { type Arithmetic, decimalArithmetic } from './arithmetic.ts';
import {
  type Rate,
  boughtBy,
  costFigure,
  parseRate,
  payoutFigure,
  tokenToUsdt,
  usdtToToken,
  valueInUsdt,
} from './conversions.ts';
import { decimal, divideDown, isDecimal, parseAmount, roundDownToStep } from './decimal.ts';
import { directionSigns } from './direction.ts';
import { money } from './money.ts';
import { screenPath } from './screen-path.ts';

const rate: Rate<'XAUT'> = { token: 'XAUT', usdt: decimal('4127.335') };

describe('a rate', () => {
  it.each([
    ['4127.335', rate],
    ['0', undefined],
    ['-1', undefined],
    ['much', undefined],
    [undefined, undefined],
  ])('of %j is %j', (value, read) => {
    expect(parseRate(value, 'XAUT')).toEqual(read);
  });

  it('values exactly, pays out whole cents and buys four decimals, never more', () => {
    const amount = money(decimal('0.0123456'), 'XAUT');
    expect(valueInUsdt(amount, rate)).toEqual(money(decimal('50.954426976'), 'USDT'));
    expect(tokenToUsdt(amount, rate)).toEqual(money(decimal('50.95'), 'USDT'));
    expect(usdtToToken(money(decimal('100'), 'USDT'), rate)).toEqual(money(decimal('0.0242'), 'XAUT'));
  });

  it('does not value another token', () => {
    const ofAnyToken: Rate = rate;
    expect(() => valueInUsdt<string>(money(decimal('1'), 'PAXG'), ofAnyToken)).toThrow();
  });

  it('makes figures, which are unknown while a part is', () => {
    const on = decimalArithmetic;
    expect(payoutFigure(on, 'XAUT', decimal('1'), decimal('4000.999'))).toBe('4000.99');
    expect(boughtBy(on, 'XAUT', decimal('100'), decimal('3'))).toBe('33.3333');
    expect(costFigure(on, 'XAUT', decimal('1'), decimal('4000.991'))).toBe('4001');
    expect(payoutFigure(on, 'XAUT', undefined, decimal('4000'))).toBeUndefined();
    expect(boughtBy(on, 'XAUT', decimal('100'), undefined)).toBeUndefined();
    expect([on.input('typed', '1.50'), on.input('typed', 'x'), on.called('step', decimal('2'))]).toEqual([
      '1.5',
      undefined,
      '2',
    ]);
  });
});

describe('a figure', () => {
  it('names the rule that it is computed by', () => {
    const named: Arithmetic<string> = { input: (name) => name, by: (rule) => rule, called: (name) => name };
    expect(payoutFigure(named, 'XAUT', 'typed', 'price')).toBe('payout');
    expect(costFigure(named, 'XAUT', 'typed', 'price')).toBe('cost');
    expect(boughtBy(named, 'XAUT', 'typedUsdt', 'price')).toBe('bought');
  });
});

describe('a decimal', () => {
  it.each(['0', '-1', '0.5', '10', '-0.25', '1.05'])('%j is canonical', (text) => {
    expect(isDecimal(text)).toBe(true);
  });

  it.each(['-0', '', '01', '.5', '1.', '1.50', '+1', '1e3', 'x1', '1x', '--1', '1.2.3', 5, null, undefined])(
    '%j is not canonical',
    (value) => {
      expect(isDecimal(value)).toBe(false);
    },
  );

  it.each([
    ['.125', '0.125'],
    ['1e2', '100'],
    ['1e+2', '100'],
    ['1e-2', '0.01'],
    ['1e100', `1${'0'.repeat(100)}`],
    ['1e101', undefined],
    [`0.${'1'.repeat(99)}`, `0.${'1'.repeat(99)}`],
    ['0'.repeat(400), '0'],
    ['0'.repeat(401), undefined],
  ])('%j is read as %j', (text, value) => {
    expect(parseAmount(text)).toBe(value);
  });

  it('says what is wrong with a literal, a division and a step', () => {
    expect(() => decimal('two')).toThrow(new RangeError('not a decimal number: two'));
    expect(() => divideDown(decimal('1'), decimal('0'), 2)).toThrow(new RangeError('division by zero'));
    for (const step of ['0', '-1'])
      expect(() => roundDownToStep(decimal('1'), decimal(step))).toThrow(new RangeError(`not a step: ${step}`));
  });
});

it.each([
  ['/protected/wallet', '/wallet'],
  ['/protected', '/protected'],
  ['/protectedwallet', '/protectedwallet'],
  ['/a/protected/wallet', '/a/protected/wallet'],
])('the path %s is that of the screen %s', (path, screen) => {
  expect(screenPath(path)).toBe(screen);
});

it('money that comes in has a plus, money that goes out the typographic minus', () => {
  expect(directionSigns).toEqual({ in: '+', out: '−' });
});
