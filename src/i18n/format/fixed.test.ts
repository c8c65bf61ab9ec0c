import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readPasted } from '../../domain/amount-input.ts';
import { formatFixed } from './fixed.ts';
import { decimalSign, formatNumber, isDotGroup } from './number.ts';

const languages = ['ru', 'en', 'es', 'pt', 'de', 'it', 'fr', 'kk', 'tr', 'pl', 'cs', 'ro', 'id', 'ar'] as const;

it.each([
  ['en', '1234567.5000', '1,234,567.5000'],
  ['en', '0.0249', '0.0249'],
  ['en', '1000.00', '1,000.00'],
  ['de', '1234.50', '1.234,50'],
  ['ru', '1234.50', '1\u00a0234,50'],
  ['es', '1234.50', '1234,50'],
  ['ar', '1234.50', '1,234.50'],
  ['en', '1234', '1,234'],
])('FMT-03 %s: %s is shown as %s', (language, text, shown) => {
  expect(formatFixed(text, language)).toBe(shown);
});

it('FMT-03 in every language it keeps all digits, and the integer part is grouped like other amounts', () => {
  const whole = fc.bigInt({ min: 0n, max: 10n ** 24n }).map(String);
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      whole,
      fc.stringMatching(/^(?:\d{2}|\d{4})$/),
      (language, integer, fraction) => {
        const shown = formatFixed(`${integer}.${fraction}`, language);
        expect(shown.replace(/\D/g, '')).toBe(integer + fraction);
        expect(shown.startsWith(formatNumber(integer, 'figure', language))).toBe(true);
        const read = readPasted(shown, {
          scale: 4,
          isDotGroup: isDotGroup(language),
          decimalSign: decimalSign(language),
        });
        expect(read.kind === 'value' ? Number(read.text) : read.kind).toBe(Number(`${integer}.${fraction}`));
      },
    ),
  );
});
