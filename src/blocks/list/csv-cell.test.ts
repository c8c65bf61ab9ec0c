import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cellOf } from './csv-cell.ts';

/** Parses one line of CSV (RFC 4180); quoted line breaks belong to the cell. */
function readLine(line: string): string[] {
  return [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*)),/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", '0', '.', 'a', ' ') }),
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
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['a\r\nb', '"a\r\nb"'],
    ['=1+1', "'=1+1"],
    ['+1', '+1'],
    ['+1+1', "'+1+1"],
    ['-1e5', "'-1e5"],
    ['@sum', "'@sum"],
    ['=a,"b"', '"\'=a,""b"""'],
  ])('writes %j as %j', (value, cell) => {
    expect(cellOf(value)).toBe(cell);
  });

  it('parses the cells of a line back to the original values', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (values) => {
        const read = readLine(values.map(cellOf).join(','));
        expect(read).toHaveLength(values.length);
        for (const [index, value] of values.entries()) expect([value, `'${value}`]).toContain(read[index]);
      }),
    );
  });

  it('no cell starts as a formula unless it is a number', () => {
    fc.assert(
      fc.property(text, (value) => {
        const [read = ''] = readLine(cellOf(value));
        expect(read).not.toMatch(/^[=+\-@\t\r](?!\d+(\.\d+)?$)/);
      }),
    );
  });

  it('an amount is unchanged', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(99_999_999), (whole, part) => {
        const amount = `${whole}.${part}`;
        expect(cellOf(amount)).toBe(amount);
      }),
    );
  });
});
