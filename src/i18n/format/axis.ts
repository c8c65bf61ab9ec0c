import { numberLocale } from './locale.ts';
import { type NumberStyle, formatNumber } from './number.ts';

/** The maximum number of decimals of an axis, those of a price in gold. */
const maxDecimals = 18;
/** How far a tick may be from its decimal number, in steps: it is a float. */
const tolerance = 1e-3;
const symbols: ReadonlySet<NumberStyle> = new Set(['dollars', 'dollarsChange', 'percent', 'percentChange']);
/** Styles that may have a single decimal. */
const anyDecimals: ReadonlySet<NumberStyle> = new Set(['figure', 'count', 'percent', 'percentChange']);

/** The numbers of an axis as text, and the decimals that each of them has. */
export interface AxisTexts {
  readonly texts: string[];
  readonly decimals: number;
}

/**
 * The numbers of an axis, all with as many decimals as tell them apart. Amounts and prices have none or two and more.
 * They are never shortened (FMT-02): equal beginnings would look like equal numbers.
 */
export function formatAxis(ticks: readonly number[], style: NumberStyle, language: string): AxisTexts {
  const needed = decimalsOfTicks(ticks);
  const decimals = needed === 1 && !anyDecimals.has(style) ? 2 : needed;
  if (symbols.has(style))
    return { texts: ticks.map((tick) => formatNumber(tick, style, language, decimals || undefined)), decimals };
  const format = new Intl.NumberFormat(numberLocale(language), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
  return { texts: ticks.map((tick) => tidy(format.format(tick))), decimals };
}

/** An amount in few digits, such as `1.25M`, truncated: for the axis of volumes. */
export function formatCompact(value: number, language: string): string {
  const format = new Intl.NumberFormat(numberLocale(language), {
    notation: 'compact',
    maximumSignificantDigits: 3,
    signDisplay: 'negative',
    roundingMode: 'trunc',
  });
  return tidy(format.format(value));
}

function decimalsOfTicks(ticks: readonly number[]): number {
  const step = Math.min(...ticks.slice(1).map((tick, index) => Math.abs(tick - (ticks[index] ?? 0))));
  const unit = Number.isFinite(step) && step > 0 ? step : tolerance * (Math.max(...ticks.map(Math.abs), 0) || 1);
  for (let decimals = 0; decimals < maxDecimals; decimals += 1) {
    const scale = 10 ** decimals;
    if (ticks.every((tick) => Math.abs(Math.round(tick * scale) / scale - tick) < unit * tolerance)) return decimals;
  }
  return maxDecimals;
}

/** The text without direction marks, which a canvas does not need, and with a typographic minus. */
function tidy(text: string): string {
  return text.replace(/[\u200e\u200f\u061c]/g, '').replace('-', '−');
}
