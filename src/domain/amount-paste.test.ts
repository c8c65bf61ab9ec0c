import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type AmountRules, canonicalAmount, readPasted } from './amount-input.ts';
import { parseAmount } from './decimal.ts';

const rules: AmountRules = { scale: 8, isDotGroup: false, decimalSign: '.' };
const german: AmountRules = { scale: 8, isDotGroup: true, decimalSign: ',' };

describe('readPasted', () => {
  it.each([
    ['1 234,56', '1234.56'],
    ['1\u00a0234,56', '1234.56'],
    ['1\u202f234\u202f567.8', '1234567.8'],
    ['1.234.567,8', '1234567.8'],
    ['1,234.56', '1234.56'],
    ['1,234.567', '1234.567'],
    ['1.234,567', '1234.567'],
    ["1'234.5", '1234.5'],
    ['1’234’567', '1234567'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1 234', '1234'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['٠٫٥', '0.5'],
    ['0,234', '0.234'],
    ['0.234', '0.234'],
    ['1234,567', '1234.567'],
    ['1,23', '1.23'],
    ['1,2345', '1.2345'],
    [' 0.025\n', '0.025'],
    ['\u200e12.5\u200f', '12.5'],
    [',5', '0.5'],
    ['007', '7'],
    ['1.50000000000', '1.50000000'],
    ['１２．５', '12.5'],
    ['１，２５', '1.25'],
  ])('reads %j as %s', (pasted, expected) => {
    expect(readPasted(pasted, german)).toEqual({ kind: 'value', text: expected });
  });

  it.each([
    ['2.00 XAUT', '2.00'],
    ['\u20661.23456789\u00a0XAUT\u2069', '1.23456789'],
    ['XAUT 1\u202f234,5', '1234.5'],
    ['2xaut', '2'],
  ])('reads %j, which has the unit of the field beside it, as %s', (pasted, expected) => {
    expect(readPasted(pasted, { ...german, unit: 'XAUT' })).toEqual({ kind: 'value', text: expected });
  });

  it.each(['2 USDT', 'XAUT', '2 XAUTX', 'XAUT 2 XAUT', '-2 XAUT'])('W-BUY-10 refuses %j in XAUT', (pasted) => {
    expect(readPasted(pasted, { ...rules, unit: 'XAUT' })).toEqual({ kind: 'refused' });
  });

  it('W-BUY-10 reports text with two readings as ambiguous', () => {
    const both = { kind: 'ambiguous', decimal: '1.234', grouped: '1234' };
    expect(readPasted('1,234', rules)).toEqual(both);
    expect(readPasted('١،٢٣٤', rules)).toEqual(both);
    expect(readPasted('1,234', german)).toEqual(both);
    expect(readPasted('1.234', german)).toEqual(both);
    expect(readPasted('1.234', rules)).toEqual({ kind: 'value', text: '1.234' });
    expect(readPasted(',234', rules, { before: '1', after: '' })).toEqual(both);
  });

  it.each([
    '1e5',
    '-5',
    '+5',
    '$5',
    '5 USDT',
    '5%',
    'abc',
    '',
    ' ',
    '.',
    ',',
    '1,23,456.7',
    '1 234 56',
    '1,234 567',
    '1 2',
    '1..2',
    '1_000',
    '1\u00a02',
    '12\u202f34',
    '1’2',
    '12ʼ34',
    '9'.repeat(41),
  ])('W-BUY-10 refuses %j', (pasted) => {
    expect(readPasted(pasted, rules)).toEqual({ kind: 'refused' });
  });

  it('a paste of spaces alone changes nothing', () => {
    expect(readPasted(' \u200b', rules, { before: '1', after: '2' })).toEqual({ kind: 'refused' });
  });

  it.each([
    ['1000', '1000'],
    ['100', '100'],
    ['1.20', '1.20'],
    ['1.2000', '1.20'],
    ['100.000', '100.00'],
  ])('with two decimals the zeros of %s past the scale are left out: %s', (pasted, text) => {
    expect(readPasted(pasted, { ...rules, scale: 2 })).toEqual({ kind: 'value', text });
  });

  it('reports digits past the scale instead of truncating them', () => {
    expect(readPasted('1,2345', { ...rules, scale: 2 })).toEqual({ kind: 'tooPrecise', text: '1.2345' });
    expect(readPasted('1.2305', { ...rules, scale: 2 })).toEqual({ kind: 'tooPrecise', text: '1.2305' });
    expect(readPasted('1.500', { ...rules, scale: 1 })).toEqual({ kind: 'value', text: '1.5' });
    expect(readPasted('1.00', { ...rules, scale: 0 })).toEqual({ kind: 'value', text: '1' });
    expect(readPasted('5', { ...rules, scale: 1 }, { before: '0.1', after: '' })).toEqual({
      kind: 'tooPrecise',
      text: '0.15',
    });
  });

  it('property: the value or one of the two readings is always the amount that was written', () => {
    const number = fc.record({ whole: fc.nat(10 ** 9), fraction: fc.stringMatching(/^\d{0,8}$/) });
    const writing = fc.constantFrom(
      [',', '.'],
      ['.', ','],
      [' ', ','],
      ["'", '.'],
      ['\u202f', ','],
      ['', '.'],
      ['', ','],
      ['٬', '٫'],
    );
    fc.assert(
      fc.property(number, writing, ({ whole, fraction }, [group = '', separator = '']) => {
        const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, group);
        const reading = readPasted(fraction ? grouped + separator + fraction : grouped, german);
        const meant = parseAmount(`${whole}.${fraction}`);
        const read =
          reading.kind === 'ambiguous'
            ? [reading.decimal, reading.grouped]
            : reading.kind === 'value'
              ? [reading.text]
              : [];
        expect(read.map(parseAmount)).toContain(meant);
      }),
    );
  });
});

describe('canonicalAmount', () => {
  it.each([
    ['', ''],
    ['.', ''],
    ['-', ''],
    ['none', ''],
    ['.5', '0.5'],
    ['12.', '12'],
    ['007', '7'],
    ['00.50', '0.50'],
    ['0', '0'],
    ['000', '0'],
    ['0.', '0'],
  ])('shows %j as %j', (typed, expected) => {
    expect(canonicalAmount(typed)).toBe(expected);
  });

  it('property: keeps the value, is idempotent, and gives the format of the API', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,12}(\.\d{0,12})?$/), (typed) => {
        const shown = canonicalAmount(typed);
        expect(parseAmount(shown)).toBe(parseAmount(typed));
        expect(canonicalAmount(shown)).toBe(shown);
        expect(shown).toMatch(/^(\d+(\.\d{1,18})?)?$/);
      }),
    );
  });
});
