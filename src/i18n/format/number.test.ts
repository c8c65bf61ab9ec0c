import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { canonicalAmount, readPasted } from '../../domain/amount-input.ts';
import { decimal, parseAmount, roundDown } from '../../domain/decimal.ts';
import { decimalSign, decimalsOf, formatNumber, isDotGroup, type NumberStyle, numberParts } from './number.ts';

const languages = ['ru', 'en', 'es', 'pt', 'de', 'it', 'fr', 'kk', 'tr', 'pl', 'cs', 'ro', 'id', 'ar'] as const;
const allStyles = [
  'token',
  'brief',
  'balance',
  'profit',
  'price',
  'quote',
  'quoteChange',
  'dollars',
  'dollarsChange',
  'percent',
  'percentChange',
  'figure',
  'count',
] as const satisfies readonly NumberStyle[];

const language = fc.constantFrom(...languages);
const amounts = fc
  .record({ whole: fc.bigInt({ min: 0n, max: 10n ** 24n }), fraction: fc.stringMatching(/^\d{1,12}$/) })
  .map(({ whole, fraction }) => decimal(`${whole}.${fraction}`))
  .filter((amount) => !/^0\.0{9}/.test(amount));

describe('formatNumber', () => {
  it.each([null, undefined, 'text', '', Number.NaN, '1,5', {}])('FMT-01 %j, an invalid number, shows as 0', (value) => {
    expect(formatNumber(value, 'token', 'en')).toBe('0');
    expect(formatNumber(value, 'balance', 'de')).toBe('0');
    expect(formatNumber(value, 'dollars', 'en')).toBe('$0');
  });

  it.each([
    ['0.000000000123456', '0.00...123'],
    ['0.00000000012', '0.00...12'],
    ['1e-10', '0.00...1'],
    [1.5e-10, '0.00...15'],
    ['-0.000000000123456', '−0.00...123'],
    ['0.00000000123456', '0.00'],
    ['1.000000000123456', '1.00'],
    ['0', '0.00'],
  ])('FMT-02 %s shows as %s', (value, expected) => {
    expect(formatNumber(value, 'token', 'en')).toBe(expected);
  });

  it('FMT-02 a shortened number has the separator and the currency format of the language', () => {
    expect(formatNumber('0.000000000123456', 'token', 'de')).toBe('0,00...123');
    expect(formatNumber('0.000000000123456', 'dollars', 'en')).toBe('$0.00...123');
    expect(formatNumber('0.000000000123456', 'balance', 'en')).toBe('0.00...123');
    expect(formatNumber('0.000000000123456', 'profit', 'en')).toBe('+0.00...123');
    expect(formatNumber('0.000000000123456', 'count', 'de')).toBe('0,00...123');
  });

  it('FMT-03 separators are those of the language, digits are Latin', () => {
    expect(formatNumber('1234567.5', 'token', 'en')).toBe('1,234,567.50');
    expect(formatNumber('1234567.5', 'token', 'de')).toBe('1.234.567,50');
    expect(formatNumber('1234567.5', 'token', 'ru')).toBe('1\u00a0234\u00a0567,50');
    expect(formatNumber('1234567.5', 'token', 'fr')).toBe('1\u202f234\u202f567,50');
    expect(formatNumber('1234567.5', 'token', 'kk')).toBe('1\u00a0234\u00a0567,50');
    expect(formatNumber('1234567.5', 'token', 'ar')).toBe('1,234,567.50');
  });

  it('FMT-04 a token amount shows 2 to 8 decimals, truncated', () => {
    expect(formatNumber('1', 'token', 'en')).toBe('1.00');
    expect(formatNumber('1.123456789', 'token', 'en')).toBe('1.12345678');
    expect(formatNumber('0.999999999', 'token', 'en')).toBe('0.99999999');
    expect(formatNumber('-0.000000005', 'token', 'en')).toBe('0.00');
  });

  it.each([
    ['108600', '108,600'],
    ['108600.5', '108,600.50'],
    ['97.5', '97.50'],
    ['2.18', '2.180'],
    ['2.18495', '2.1849'],
    ['0.00000692', '0.000006920'],
    ['0.026', '0.02600'],
  ])('TRD-05 a quotation of %s is shown as %s: decimals depend on its magnitude', (value, expected) => {
    expect(formatNumber(value, 'quote', 'en')).toBe(expected);
    expect(formatNumber(value, 'quoteChange', 'en')).toBe(`+${expected}`);
  });

  it.each([
    ['999.12345678', '999.12345678'],
    ['1773.52000001', '1,773.52'],
    ['-191013.30059999', '−191,013.3005'],
    ['250000', '250,000.00'],
    ['0', '0.00'],
  ])('a brief amount has fewer decimals from a thousand on, rounded down: %s is %s', (value, shown) => {
    expect(formatNumber(value, 'brief', 'en')).toBe(shown);
  });

  it('W-31 the wallet balance shows 8 decimals', () => {
    expect(formatNumber('1.123456789', 'balance', 'en')).toBe('1.12345678');
    expect(formatNumber('1', 'balance', 'en')).toBe('1.00000000');
  });

  it.each(['token', 'balance', 'profit', 'price', 'quote', 'dollars', 'dollarsChange'] as const)(
    'zero reads 0.00 in the style %s, like the zeros beside it',
    (style) => {
      expect(formatNumber('0', style, 'en').replace('$', '')).toBe('0.00');
      expect(decimalsOf('0', style)).toBe(2);
    },
  );

  it('FMT-05 a price shows 0 or 2 decimals, truncated, like dollars and quotations', () => {
    expect(formatNumber('4000', 'price', 'en')).toBe('4,000');
    expect(formatNumber('4000.567', 'price', 'en')).toBe('4,000.56');
    expect(formatNumber('4000.567', 'dollars', 'en')).toBe('$4,000.56');
    expect(formatNumber('4000.567', 'quote', 'en')).toBe('4,000.56');
    expect(formatNumber(4000.5, 'price', 'de')).toBe('4.000,50');
  });

  it('FMT-06 dollars show 0 or 2 decimals, truncated, with the sign in the position of the language', () => {
    expect(formatNumber('100', 'dollars', 'en')).toBe('$100');
    expect(formatNumber('100.999', 'dollars', 'en')).toBe('$100.99');
    expect(formatNumber('1234.5', 'dollars', 'en')).toBe('$1,234.50');
    expect(formatNumber('1234.5', 'dollars', 'de')).toBe('1.234,50\u00a0$');
  });

  it.each(languages)('FMT-06 in %s dollars have only $, without direction marks', (code) => {
    for (const value of ['1234.5', '-1234.5'])
      expect(formatNumber(value, 'dollarsChange', code)).toMatch(/^[−+]?\$?\u00a0?[\d.,\u00a0\u202f]+(?:\u00a0\$)?$/);
  });

  it('changes have a sign, percentages a percent sign', () => {
    expect(formatNumber('1.5', 'profit', 'en')).toBe('+1.50');
    expect(formatNumber('-1.5', 'profit', 'en')).toBe('−1.50');
    expect(formatNumber('0', 'profit', 'en')).toBe('0.00');
    expect(formatNumber('-0.000000005', 'profit', 'en')).toBe('0.00');
    expect(formatNumber('-5', 'dollarsChange', 'en')).toBe('−$5');
    expect(formatNumber('1.25', 'percent', 'en')).toBe('1.25%');
    expect(formatNumber('1.259', 'percentChange', 'de')).toBe('+1,25\u00a0%');
    expect(formatNumber('-1.25', 'percentChange', 'tr')).toBe('−%1,25');
    expect(formatNumber('2', 'percent', 'en')).toBe('2.00%');
    expect(formatNumber('-2.5', 'percentChange', 'ar')).toBe('−2.50%');
  });

  it('LIM-09 LIM-10 a limit shows its own decimals, a count none', () => {
    expect(formatNumber('0.0125', 'figure', 'en')).toBe('0.0125');
    expect(formatNumber('50', 'figure', 'en')).toBe('50');
    expect(formatNumber('500000', 'count', 'en')).toBe('500,000');
  });

  it('the parts separate the decimals, so that they can be smaller', () => {
    expect(numberParts('1234.5', 'dollars', 'en')).toEqual({
      before: '$',
      integer: '1,234',
      fraction: '.50',
      after: '',
    });
    expect(numberParts('1234.5', 'dollars', 'de')).toEqual({
      before: '',
      integer: '1.234',
      fraction: ',50',
      after: '\u00a0$',
    });
    expect(numberParts('100', 'dollars', 'en').fraction).toBe('');
    expect(numberParts('-1.5', 'percentChange', 'tr')).toEqual({
      before: '−%',
      integer: '1',
      fraction: ',50',
      after: '',
    });
  });

  it('FMT-03 gives the decimal separator of a language', () => {
    expect(languages.filter((code) => decimalSign(code) === '.')).toEqual(['en', 'ar']);
    expect(languages.filter((code) => decimalSign(code) === ',')).toHaveLength(12);
  });

  it('knows the languages with a dot as thousands separator', () => {
    expect(languages.filter((code) => isDotGroup(code))).toEqual(['es', 'pt', 'de', 'it', 'tr', 'ro', 'id']);
  });

  it('property: the shown amount is the exact amount truncated to 8 decimals, in every language', () => {
    fc.assert(
      fc.property(amounts, language, (amount, code) => {
        const { integer, fraction } = numberParts(amount, 'token', code);
        expect(parseAmount(`${integer.replace(/\D/g, '')}.${fraction.slice(1)}`)).toBe(roundDown(amount, 8));
        expect(fraction).toMatch(/^[.,]\d{2,8}$/);
      }),
    );
  });

  it('property: a pasted copy of an amount gives that amount, or is ambiguous with it among the readings', () => {
    fc.assert(
      fc.property(amounts, language, (amount, code) => {
        fc.pre(amount.length < 28);
        const reading = readPasted(formatNumber(amount, 'token', code), {
          scale: 8,
          isDotGroup: isDotGroup(code),
          decimalSign: decimalSign(code),
        });
        const read =
          reading.kind === 'ambiguous'
            ? [reading.decimal, reading.grouped]
            : reading.kind === 'value'
              ? [reading.text]
              : [];
        expect(read.map(parseAmount)).toContain(roundDown(amount, 8));
        expect(read.map(canonicalAmount)).toEqual(read);
      }),
    );
  });

  it('property: never throws, has only Latin digits, and the joined parts are the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.double(), amounts),
        language,
        fc.constantFrom(...allStyles),
        (value, code, style) => {
          const text = formatNumber(value, style, code);
          const { before, integer, fraction, after } = numberParts(value, style, code);
          expect(before + integer + fraction + after).toBe(text);
          expect(text).toMatch(/[0-9]/);
          expect(text).not.toMatch(/[٠-٩۰-۹]|NaN|∞/);
        },
      ),
    );
  });
});
