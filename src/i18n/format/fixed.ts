import { type Decimal, isNegative } from '../../domain/decimal.ts';
import { decimalSign, formatNumber } from './number.ts';

/** A canonical amount with exactly the decimals that it has (`1234.5000`), grouped and separated as the language does. */
export function formatFixed(text: string, language: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = formatNumber(whole, 'figure', language);
  return fraction === undefined ? grouped : `${grouped}${decimalSign(language)}${fraction}`;
}

/** An exact number with all the decimals that it has, and its sign. */
export function formatExact(value: Decimal, language: string): string {
  return isNegative(value) ? `−${formatFixed(value.slice(1), language)}` : formatFixed(value, language);
}
