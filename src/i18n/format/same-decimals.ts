import { type NumberStyle, decimalsOf } from './number.ts';

/** A number to show: its value, style and unit, such as `XAUT`. */
export interface ShownNumber {
  readonly value: unknown;
  readonly style: NumberStyle;
  readonly unit?: unknown;
}

/** The decimals of figures shown together, by kind. */
export type Decimals = Readonly<Record<string, number>>;

/** Styles whose numbers share their decimals; any other style is its own kind. */
const families: Partial<Record<NumberStyle, string>> = {
  balance: 'token',
  price: 'dollars',
  dollarsChange: 'dollars',
  quoteChange: 'quote',
  percentChange: 'percent',
};

/**
 * The decimals of figures shown together: those of the figure that needs the most, so that they are easy to compare.
 * Amounts in USDT are their own kind. A change has the decimals of its quotation.
 */
export function decimalsTogether(figures: readonly ShownNumber[]): Decimals {
  const found: Record<string, number> = {};
  for (const { value, style, unit } of figures) {
    const needed = style === 'quoteChange' ? undefined : decimalsOf(value, style);
    const kind = kindOf(style, unit);
    if (needed !== undefined) found[kind] = Math.max(needed, found[kind] ?? 0);
  }
  return found;
}

/** The decimals of a figure in a group, never fewer than it needs; undefined if the group has none of its kind. */
export function decimalsAmong(decimals: Decimals, { value, style, unit }: ShownNumber): number | undefined {
  const found = decimals[kindOf(style, unit)];
  if (found === undefined || style === 'quoteChange') return found;
  return Math.max(found, decimalsOf(value, style) ?? 0);
}

function kindOf(style: NumberStyle, unit: unknown): string {
  const family = families[style] ?? style;
  return (family === 'token' || family === 'figure') && unit === 'USDT' ? `${family} in USDT` : family;
}
