import { type Decimal, isNegative } from '../../domain/decimal.ts';
import { decimalSign, formatNumber } from './number.ts';

/** A canonical amount with exactly its own decimals (`1234.5000`), with the separators of the language. */
export function formatFixed(text: string, language: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = formatNumber(whole, 'figure', language);
  return fraction === undefined ? grouped : `${grouped}${decimalSign(language)}${fraction}`;
}

/** An exact number with all of its decimals and a minus if negative. */
export function formatExact(value: Decimal, language: string): string {
  return isNegative(value) ? `−${formatFixed(value.slice(1), language)}` : formatFixed(value, language);
}
