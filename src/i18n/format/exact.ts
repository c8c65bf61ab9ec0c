import { type Decimal, decimalsOf } from '../../domain/decimal.ts';
import { numberLocale } from './locale.ts';

/** The minimum number of decimals of a token amount. */
const fewest = 2;
const formats = new Map<string, Intl.NumberFormat>();

/** The number of decimals for a column of amounts: that of the longest one, so that none is truncated. */
export function decimalsOfAll(amounts: readonly Decimal[]): number {
  return amounts.reduce((most, amount) => Math.max(most, decimalsOf(amount)), fewest);
}

/**
 * An amount with all of its digits, in the format of the language with Latin digits; with `isChange` signed, except
 * zero. `decimals` must be at least that of `decimalsOfAll`, so that users can verify a sum digit by digit.
 */
export function formatExact(amount: Decimal, decimals: number, language: string, isChange = false): string {
  const key = `${language} ${decimals} ${isChange}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(numberLocale(language), {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: isChange ? 'exceptZero' : 'negative',
    });
  formats.set(key, format);
  return format.format(amount).replace('-', '−');
}
