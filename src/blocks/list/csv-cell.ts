import { decimalSign } from '../../i18n/format/number.ts';

/**
 * How the spreadsheet of a language reads a file: where the decimal mark is a comma, cells are separated by semicolons.
 * Amounts keep all their digits.
 */
export function csvFormat(language: string) {
  const mark = decimalSign(language);
  const separator = mark === ',' ? ';' : ',';
  return {
    amountOf: (amount: unknown) => (typeof amount === 'string' ? amount.replace('.', mark) : amount),
    textOf: (lines: readonly (readonly unknown[])[]) =>
      lines.map((cells) => `${cells.map(cellOf).join(separator)}\r\n`).join(''),
  };
}

/**
 * Returns a value as a quoted cell (RFC 4180). Where a spreadsheet would run it as a formula, it is escaped with `'`: at
 * its start, and after each separator in it, because spreadsheets of some languages split lines there, quoted or not.
 */
export function cellOf(value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value);
  const isNumber = /^[+-]?\d+([.,]\d+)?$/.test(text);
  const safe = isNumber ? text : text.replaceAll(/(?<=^|[,;|\t\r\n"])(?=[=+\-@＝＋－＠])|^(?=[\t\r])/g, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}
