import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type AmountRules, readTyped, isBehindRefusedKey, shownAmount } from './amount-input.ts';

const rules: AmountRules = { scale: 8, isDotGroup: false, decimalSign: '.' };
const german: AmountRules = { scale: 8, isDotGroup: true, decimalSign: ',' };

/** Types key by key at the end; a refused key and the keys that continue it leave the value unchanged. */
function typeKeys(keys: Iterable<string>, options = rules): string {
  let value = '';
  let refused = '';
  for (const key of keys) {
    const shown = shownAmount(value, options.decimalSign);
    if (isBehindRefusedKey(shown + key, shown, refused)) continue;
    const reading = readTyped(shown + key, value, options);
    if (reading.kind === 'value') value = reading.text;
    refused = reading.kind === 'value' ? '' : shown + key;
  }
  return value;
}

describe('readTyped', () => {
  it.each([
    ['0.025', '0.025'],
    ['0,025', '0.025'],
    ['1,234', '1.234'],
    ['٠٫٠٢٥', '0.025'],
    ['۱۲٫۵', '12.5'],
    ['１２．５', '12.5'],
    ['٣،٥', '3.5'],
    ['.5', '.5'],
    ['1e5', '1'],
    ['-1', ''],
    ['+1', ''],
    ['1.2.3', '1.2'],
    ['1,2.3', '1.2'],
    ['12 abc', '12'],
    ['0.123456789', '0.12345678'],
  ])('W-BUY-10 keys %s leave %s', (keys, expected) => {
    expect(typeKeys(keys)).toBe(expected);
  });

  it('W-SELL-11 a digit past the scale is too precise, also after inserting a dot; scale 0 allows no dot', () => {
    expect(typeKeys('0.1234567', { ...rules, scale: 6 })).toBe('0.123456');
    expect(readTyped('1.2345678', '12345678', { ...rules, scale: 6 }).kind).toBe('tooPrecise');
    expect(typeKeys('0.0250001', { ...rules, scale: 5 })).toBe('0.02500');
    expect(typeKeys('1.5', { ...rules, scale: 0 })).toBe('1');
    expect(typeKeys('1..5')).toBe('1.5');
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

  it('W-BUY-10 a field that shows a decimal comma has a dot in its value', () => {
    expect(shownAmount('12.5', ',')).toBe('12,5');
    expect(readTyped('12,56', '12.5', german)).toEqual({ kind: 'value', text: '12.56' });
    expect(readTyped('2,5', '12.5', german)).toEqual({ kind: 'value', text: '2.5' });
    expect(readTyped('12,5.', '12.5', german)).toEqual({ kind: 'refused' });
    expect(readTyped('12,534', '12.5', german, '34')).toEqual({ kind: 'value', text: '12.534' });
    expect(readTyped('1.234', '12.5', german, '1.234')).toMatchObject({ kind: 'ambiguous' });
    expect(typeKeys('0,025', german)).toBe('0.025');
    expect(typeKeys('0.025', german)).toBe('0.025');
  });

  it('a paste that differs from the value in one separator is ambiguous, a key is not', () => {
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

  it('a paste beside or within an amount is read with its decimal dot, whatever the field shows', () => {
    expect(readTyped('3412,5', '12.5', german, '34')).toEqual({ kind: 'value', text: '3412.5' });
    expect(readTyped('3412,5', '12.5', german)).toEqual({ kind: 'value', text: '3412.5' });
    expect(readTyped('15,234', '1.234', german, '5')).toEqual({ kind: 'value', text: '15.234' });
    expect(readTyped('15,234', '19.234', german, '5')).toEqual({ kind: 'value', text: '15.234' });
    expect(readTyped('2122', '22', rules, '12')).toEqual({ kind: 'value', text: '2122' });
  });

  it('a paste that does not fit the value before is read with the whole text', () => {
    expect(readTyped('1.234,5', '9', german, ',5')).toEqual({ kind: 'value', text: '1234.5' });
    expect(readTyped('1.234', '9', german, '234')).toMatchObject({ kind: 'ambiguous' });
    expect(readTyped('1.521.5', '1.5', rules, '2')).toEqual({ kind: 'refused' });
  });

  it('an amount has 40 characters at most, typed or pasted', () => {
    const longest = '9'.repeat(40);
    expect(readTyped(longest, longest.slice(1), rules)).toEqual({ kind: 'value', text: longest });
    expect(readTyped(`${longest}9`, longest, rules)).toEqual({ kind: 'refused' });
    expect(readTyped(longest, '', rules, longest)).toEqual({ kind: 'value', text: longest });
    expect(readTyped(`${longest}9`, longest, rules, '9')).toEqual({ kind: 'refused' });
  });

  it('several characters that repeat those around them are a paste, too', () => {
    const ambiguous = { kind: 'ambiguous' };
    expect(readTyped('1,112', '112', rules)).toMatchObject(ambiguous);
    expect(readTyped('1,234', '1999', rules)).toMatchObject(ambiguous);
    expect(readTyped('234,234', '234', rules)).toMatchObject(ambiguous);
  });

  it('several characters at once are read as a paste', () => {
    expect(readTyped('1,234', '', rules).kind).toBe('ambiguous');
    expect(readTyped('51,234', '5', rules)).toEqual({ kind: 'ambiguous', decimal: '51.234', grouped: '51234' });
    expect(readTyped('1,234', '1.', german)).toEqual({ kind: 'value', text: '1.234' });
    expect(readTyped('1,234,5', '1.', german)).toEqual({ kind: 'refused' });
    expect(readTyped('0.025', '', german)).toEqual({ kind: 'value', text: '0.025' });
  });

  it('property: any sequence of keys, deletions and pastes leaves only digits and one dot, within the scale', () => {
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
              decimalSign: '.',
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

describe('isBehindRefusedKey', () => {
  it.each([
    ['1005', '100', '100.', true],
    ['100٥', '100', '100٫', true],
    ['100.', '100', '100,', true],
    ['10', '100', '100.', false],
    ['15', '1', '1e', true],
    ['1', '', '-', true],
    ['12345', '1234', '12e34', true],
    ['12534', '1234', '12e34', true],
    ['51234', '1234', '12e34', false],
    ['1005', '100', '100e', true],
    ['1,2', '1,', '1,,', false],
    ['5100', '100', '100.', false],
    ['1005', '100', '', false],
    ['1.2', '1.', '1..', false],
    ['1500', '100', '1e', false],
    ['1', '11', '1e1', false],
    ['11', '11', '1e1', false],
  ])('%s after %s, if %s was refused: %s', (text, previous, refusedText, isBehind) => {
    expect(isBehindRefusedKey(text, previous, refusedText)).toBe(isBehind);
  });
});
