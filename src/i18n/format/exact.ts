import { type Decimal, decimalsOf } from '../../domain/decimal.ts';
import { numberLocale } from './locale.ts';

/** Fewest decimals of an amount of a token. */
const fewest = 2;
const formats = new Map<string, Intl.NumberFormat>();

/** With how many decimals amounts stand under one another so that none is cut: as many as the longest has. */
export function decimalsOfAll(amounts: readonly Decimal[]): number {
  return amounts.reduce((most, amount) => Math.max(most, decimalsOf(amount)), fewest);
}

/**
 * An amount with every digit it has, in the language's own writing with Latin digits. With `isChange` it has its sign, and
 * nothing has none. `decimals` must be those of `decimalsOfAll` or more: a sum is checked digit by digit.
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
