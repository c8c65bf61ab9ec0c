import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cellOf, csvFormat } from './csv-cell.ts';

/** Parses one line of CSV (RFC 4180); quoted line breaks belong to the cell. */
function readLine(line: string): string[] {
  return [...`${line},`.matchAll(/"((?:[^"]|"")*)",/g)].map(([, quoted = '']) => quoted.replaceAll('""', '"'));
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', '|', "'", '0', '.', 'a', ' '),
  }),
);

describe('cellOf', () => {
  it.each([
    [undefined, ''],
    [null, ''],
    ['', ''],
    ['0.1', '0.1'],
    ['-0.1', '-0.1'],
    [5, '5'],
    ['XAUT', 'XAUT'],
    ['a,b', 'a,b'],
    ['a"b', 'a""b'],
    ['a\r\nb', 'a\r\nb'],
    ['=1+1', "'=1+1"],
    ['+1', '+1'],
    ['-0,5', '-0,5'],
    ['+1+1', "'+1+1"],
    ['-1e5', "'-1e5"],
    ['@sum', "'@sum"],
    ['＝1+1', "'＝1+1"],
    ['\tx', "'\tx"],
    ['\t=1', "'\t'=1"],
    ['a;=1+1', "a;'=1+1"],
    ['a\t-1\n@b', "a\t'-1\n'@b"],
    ['a, -b', 'a, -b'],
    ['=a,"b"', '\'=a,""b""'],
  ])('writes %j as %j in quotes', (value, cell) => {
    expect(cellOf(value)).toBe(`"${cell}"`);
  });

  it('parses the cells of a line back to the original values, except the escapes', () => {
    const bare = (value: string) => value.replaceAll("'", '');
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (values) => {
        const read = readLine(values.map(cellOf).join(','));
        expect(read.map(bare)).toEqual(values.map(bare));
      }),
    );
  });

  it('no part of a cell starts as a formula, whatever separates it, unless the cell is a number', () => {
    fc.assert(
      fc.property(text, (value) => {
        const [read = ''] = readLine(cellOf(value));
        if (/^[+-]?\d+([.,]\d+)?$/.test(read)) return;
        expect(read).not.toMatch(/^[\t\r]/);
        for (const part of read.split(/[,;|\t\r\n"]/)) expect(part).not.toMatch(/^[=+\-@＝＋－＠]/);
      }),
    );
  });

  it('an amount is unchanged', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(99_999_999), (whole, part) => {
        const amount = `${whole}.${part}`;
        expect(cellOf(amount)).toBe(`"${amount}"`);
      }),
    );
  });
});

describe('csvFormat', () => {
  it.each([
    ['en', '"1.50000000000000000001","a;b"\r\n'],
    ['ar', '"1.50000000000000000001","a;b"\r\n'],
    ['de', '"1,50000000000000000001";"a;b"\r\n'],
    ['kk', '"1,50000000000000000001";"a;b"\r\n'],
  ])('opens in columns in %s, with every digit of an amount', (language, line) => {
    const { amountOf, textOf } = csvFormat(language);
    expect(textOf([[amountOf('1.50000000000000000001'), 'a;b']])).toBe(line);
    expect(textOf([[amountOf(undefined)]])).toBe('""\r\n');
  });
});
