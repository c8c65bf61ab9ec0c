import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type AmountRules, canonicalAmount, readPasted, readTyped, isBehindRefusedSeparator } from './amount-input.ts';
import { parseAmount } from './decimal.ts';

const rules: AmountRules = { scale: 8, isDotGroup: false };
const german: AmountRules = { scale: 8, isDotGroup: true };

/** Types key by key at the end; a refused key leaves the value as it was. */
function typeKeys(keys: Iterable<string>, given = rules): string {
  let shown = '';
  for (const key of keys) {
    const reading = readTyped(shown + key, shown, given);
    if (reading.kind === 'value') shown = reading.text;
  }
  return shown;
}

describe('readTyped', () => {
  it.each([
    ['0.025', '0.025'],
    ['0,025', '0.025'],
    ['1,234', '1.234'],
    ['٠٫٠٢٥', '0.025'],
    ['۱۲٫۵', '12.5'],
    ['٣،٥', '3.5'],
    ['.5', '.5'],
    ['1e5', '15'],
    ['-1', '1'],
    ['+1', '1'],
    ['1.2.3', '1.23'],
    ['1,2.3', '1.23'],
    ['12 abc', '12'],
    ['0.123456789', '0.12345678'],
  ])('W-BUY-10 keys %s leave %s', (keys, expected) => {
    expect(typeKeys(keys)).toBe(expected);
  });

  it('W-SELL-11 a digit past the scale is too precise, also by a dot set early, and no dot goes into whole numbers', () => {
    expect(typeKeys('0.1234567', { ...rules, scale: 6 })).toBe('0.123456');
    expect(readTyped('1.2345678', '12345678', { ...rules, scale: 6 }).kind).toBe('tooPrecise');
    expect(typeKeys('1.5', { ...rules, scale: 0 })).toBe('15');
  });

  it('deleting always works, also from a value past the scale', () => {
    expect(readTyped('', '5', rules)).toEqual({ kind: 'value', text: '' });
    expect(readTyped('0.1234567', '0.12345678', { ...rules, scale: 6 })).toEqual({ kind: 'value', text: '0.1234567' });
    expect(readTyped('.5', '0.5', rules)).toEqual({ kind: 'value', text: '.5' });
  });

  it('a comma key inside a number is the decimal separator', () => {
    expect(readTyped('1,234', '1234', german)).toEqual({ kind: 'value', text: '1.234' });
    expect(readTyped('1,2.5', '12.5', rules)).toEqual({ kind: 'refused' });
  });

  it('a paste that differs in one separator from what is there is asked back, a key is not', () => {
    expect(readTyped('1,234', '1234', rules, '1,234')).toEqual({
      kind: 'ambiguous',
      decimal: '1.234',
      grouped: '1234',
    });
    expect(readTyped('1,234', '1234', rules, ',')).toMatchObject({ kind: 'ambiguous' });
    expect(readTyped('0.25', '0.5', rules, '2')).toEqual({ kind: 'value', text: '0.25' });
    expect(readTyped('1,2', '1', rules, ',234')).toMatchObject({ kind: 'value', text: '1.2' });
    expect(readTyped('1.234', '9', german, '1.234')).toMatchObject({ kind: 'ambiguous' });
  });

  it('several characters at once are read as a paste', () => {
    expect(readTyped('1,234', '', rules).kind).toBe('ambiguous');
    expect(readTyped('51,234', '5', rules)).toEqual({ kind: 'ambiguous', decimal: '51.234', grouped: '51234' });
    expect(readTyped('1.234', '1.', german)).toEqual({ kind: 'value', text: '1.234' });
    expect(readTyped('1.234,5', '1.', german)).toEqual({ kind: 'refused' });
    expect(readTyped('0.025', '', german)).toEqual({ kind: 'value', text: '0.025' });
  });

  it('property: no sequence of keys, deletions and pastes leaves anything but digits and one dot, within the scale', () => {
    const key = fc.oneof(
      fc.constantFrom(...Array.from("0123456789.,٫٬ ٥۵eE+-'’")),
      fc.constantFrom('1,234', '1.234', '1 234,56', '1.234.567,8', '12', '\u00a0', 'x'),
      fc.string({ maxLength: 4 }),
    );
    const edit = fc.record({ key, from: fc.nat(12), removed: fc.nat(2) });
    fc.assert(
      fc.property(
        fc.array(edit, { maxLength: 25 }),
        fc.integer({ min: 0, max: 8 }),
        fc.boolean(),
        (edits, scale, isDotGroup) => {
          let shown = '';
          for (const { key: text, from, removed } of edits) {
            const at = Math.min(from, shown.length);
            const reading = readTyped(shown.slice(0, at) + text + shown.slice(at + removed), shown, {
              scale,
              isDotGroup,
            });
            if (reading.kind === 'value') shown = reading.text;
            expect(shown).toMatch(/^\d*(\.\d*)?$/);
            expect(shown.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(scale);
          }
        },
      ),
    );
  });
});

describe('isBehindRefusedSeparator', () => {
  it.each([
    ['1005', '100', '100.', true],
    ['100٥', '100', '100٫', true],
    ['100.', '100', '100,', true],
    ['10', '100', '100.', false],
    ['1005', '100', '100e', false],
    ['5100', '100', '100.', false],
    ['1005', '100', '', false],
    ['1.2', '1.', '1..', false],
  ])('%s after %s, where %s was refused: %s', (text, previous, refusedText, isBehind) => {
    expect(isBehindRefusedSeparator(text, previous, refusedText)).toBe(isBehind);
  });
});

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
  ])('reads %j as %s', (pasted, expected) => {
    expect(readPasted(pasted, german)).toEqual({ kind: 'value', text: expected });
  });

  it('W-BUY-10 asks back what can be read in two ways', () => {
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
    '9'.repeat(41),
  ])('W-BUY-10 refuses %j', (pasted) => {
    expect(readPasted(pasted, rules)).toEqual({ kind: 'refused' });
  });

  it('reports digits past the scale instead of cutting them', () => {
    expect(readPasted('1,2345', { ...rules, scale: 2 })).toEqual({ kind: 'tooPrecise', text: '1.2345' });
    expect(readPasted('1.500', { ...rules, scale: 1 })).toEqual({ kind: 'value', text: '1.5' });
    expect(readPasted('1.00', { ...rules, scale: 0 })).toEqual({ kind: 'value', text: '1' });
    expect(readPasted('5', { ...rules, scale: 1 }, { before: '0.1', after: '' })).toEqual({
      kind: 'tooPrecise',
      text: '0.15',
    });
  });

  it('property: a value or one of the two readings is always what the writer meant', () => {
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

  it('property: keeps the value, changes nothing twice, and is what the wire takes', () => {
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
