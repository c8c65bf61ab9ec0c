import { type NumberStyle, decimalsOf, formatNumber } from './number.ts';

/** A number that is shown: what it is, how it reads, and of what it is so many, such as `XAUT`. */
export interface Figure {
  readonly value: unknown;
  readonly style: NumberStyle;
  readonly unit?: unknown;
}

/** How many decimals figures that stand together have, by what compares. */
export type Decimals = Readonly<Record<string, number>>;

/** Styles whose numbers compare with one another; any other compares with its own kind. */
const families: Partial<Record<NumberStyle, string>> = {
  balance: 'token',
  profit: 'token',
  price: 'dollars',
  dollarsChange: 'dollars',
  quoteChange: 'quote',
  percentChange: 'percent',
};

/**
 * The decimals of figures that stand together: as many as the one that needs the most, so that they compare at a glance.
 * Amounts in USDT compare with one another alone. A change has the decimals of its quotation.
 */
export function decimalsTogether(figures: readonly Figure[]): Decimals {
  const found: Record<string, number> = {};
  for (const { value, style, unit } of figures) {
    const needed = style === 'quoteChange' ? undefined : decimalsOf(value, style);
    const kind = kindOf(style, unit);
    if (needed !== undefined) found[kind] = Math.max(needed, found[kind] ?? 0);
  }
  return found;
}

/** How many decimals a figure has among those, never fewer than it needs; undefined where nothing compares with it. */
export function decimalsAmong(decimals: Decimals, { value, style, unit }: Figure): number | undefined {
  const found = decimals[kindOf(style, unit)];
  if (found === undefined || style === 'quoteChange') return found;
  return Math.max(found, decimalsOf(value, style) ?? 0);
}

/** Numbers of one style that are read in one line, such as those of an axis. */
export function formatInLine(given: readonly unknown[], style: NumberStyle, language: string): string[] {
  const decimals = decimalsTogether(given.map((value) => ({ value, style })));
  return given.map((value) => formatNumber(value, style, language, decimalsAmong(decimals, { value, style })));
}

function kindOf(style: NumberStyle, unit: unknown): string {
  const family = families[style] ?? style;
  return (family === 'token' || family === 'figure') && unit === 'USDT' ? `${family} in USDT` : family;
}
