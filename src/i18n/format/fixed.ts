import { formatNumber, numberParts } from './number.ts';

/** A canonical amount with exactly the decimals that it has (`1234.5000`), grouped and separated as the language does. */
export function formatFixed(text: string, language: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = formatNumber(whole, 'figure', language);
  const separator = numberParts('0.01', 'figure', language).fraction.charAt(0);
  return fraction === undefined ? grouped : `${grouped}${separator}${fraction}`;
}
