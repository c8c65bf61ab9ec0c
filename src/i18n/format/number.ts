import {
  type Decimal,
  isNegative,
  isZero,
  parseAmount,
  roundDown,
  zero,
  decimalsOf as decimalsIn,
} from '../../domain/decimal.ts';
import { numberLocale } from './locale.ts';

/** Every number is truncated, never rounded up; the sign is that of the truncated number. */
const cut = { signDisplay: 'negative', roundingMode: 'trunc' } as const;
/** A change also shows a plus. */
const signAlways = { signDisplay: 'exceptZero' } as const;
const dollars = {
  ...cut,
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
} as const;
const token = { ...cut, minimumFractionDigits: 2, maximumFractionDigits: 8 } as const;
const quote = {
  ...cut,
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  minimumSignificantDigits: 4,
  maximumSignificantDigits: 5,
  roundingPriority: 'morePrecision',
  trailingZeroDisplay: 'stripIfInteger',
} as const;
const percent = {
  ...cut,
  style: 'unit',
  unit: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
} as const;

const styles = {
  /** A token amount: 2 to 8 decimals. */
  token,
  /** A token amount at a glance, such as the volume of a network: like `token`, from a thousand on at most 4 decimals. */
  brief: token,
  /** The wallet's balance: 8 decimals. */
  balance: { ...token, minimumFractionDigits: 8 },
  /** A profit: like `token`, with a sign. */
  profit: { ...token, ...signAlways },
  /** A price in USDT: 0 or 2 decimals. */
  price: {
    ...cut,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  },
  /** A quotation of an exchange, of any magnitude: 0 or 2 decimals, or as many as needed for 4 or 5 digits. */
  quote,
  /** A change of a quotation, with a sign. */
  quoteChange: { ...quote, ...signAlways },
  /** A value in dollars: 0 or 2 decimals, with the dollar sign in the position of the language. */
  dollars,
  /** A gain or loss in dollars, with a sign. */
  dollarsChange: { ...dollars, ...signAlways },
  /** A percentage (`1.25` is 1.25 %): 2 decimals. */
  percent,
  /** A change in percent, with a sign. */
  percentChange: { ...percent, ...signAlways },
  /** A number with its own decimals, up to 8: limits, thresholds. */
  figure: { ...cut, maximumFractionDigits: 8 },
  /** A count: no decimals. */
  count: { ...cut, maximumFractionDigits: 0 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** The name of a number format, as used by cells. */
export type NumberStyle = keyof typeof styles;

/** Whether a value is the name of a style. */
export function isNumberStyle(value: unknown): value is NumberStyle {
  return typeof value === 'string' && Object.hasOwn(styles, value);
}

/** The parts of a formatted number, so that decimals can be smaller; joined in this order they are the whole text. */
interface NumberParts {
  /** Sign and currency before the digits. */
  readonly before: string;
  /** The integer part with its group separators. */
  readonly integer: string;
  /** The decimal separator and the digits after it, or empty. */
  readonly fraction: string;
  /** Currency or percent sign after the digits. */
  readonly after: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** The number of zeros after the dot from which a number is shortened (FMT-02). */
const manyZeros = 9;
const shownDigits = 3;

/**
 * An exact decimal (or a number of a response) in the format of the language with Latin digits. `decimals` overrides
 * the style's decimals, to match figures beside it. An invalid number gives 0 (FMT-01): do not call it without a value.
 */
export function formatNumber(value: unknown, style: NumberStyle, language: string, decimals?: number): string {
  const { before, integer, fraction, after } = numberParts(value, style, language, decimals);
  return before + integer + fraction + after;
}

/** The parts of a formatted number; see `formatNumber`. */
export function numberParts(value: unknown, style: NumberStyle, language: string, decimals?: number): NumberParts {
  const parsed = parseAmount(value);
  if (parsed === undefined) return { ...split(formatOf(style, language), zero), fraction: '' };
  const format = formatOf(style, language, decimals ?? decimalsFor(parsed, style));
  const digits = digitsAfterManyZeros(parsed);
  if (digits === undefined) return split(format, parsed);
  const parts = split(format, isNegative(parsed) ? '-0.01' : '0.01');
  const separator = parts.fraction.charAt(0) || decimalSign(language);
  return { ...parts, fraction: `${separator}00...${digits}` };
}

/** The number of decimals of a number in a style; undefined for an invalid or shortened number. */
export function decimalsOf(value: unknown, style: NumberStyle): number | undefined {
  const parsed = parseAmount(value);
  if (parsed === undefined || digitsAfterManyZeros(parsed) !== undefined) return undefined;
  return Math.max(0, split(formatOf(style, 'en', decimalsFor(parsed, style)), parsed).fraction.length - 1);
}

/** Zero reads the same in every style with decimals, beside whatever it stands: 0.00; a large brief amount has 2 to 4. */
function decimalsFor(value: Decimal, style: NumberStyle): number | undefined {
  if (isZero(value)) return 'minimumFractionDigits' in styles[style] ? 2 : undefined;
  return style === 'brief' && /^-?\d{4}/.test(value) ? Math.max(2, decimalsIn(roundDown(value, 4))) : undefined;
}

/** Whether the language groups thousands with a dot, so that a pasted `1.234` is ambiguous. */
export function isDotGroup(language: string): boolean {
  return formatOf('figure', language)
    .formatToParts(1234567)
    .some(({ type, value }) => type === 'group' && value === '.');
}

function formatOf(style: NumberStyle, language: string, decimals?: number): Intl.NumberFormat {
  const key = `${language} ${style} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(numberLocale(language), {
    ...styles[style],
    ...(decimals === undefined ? {} : exactly(decimals)),
  });
  formats.set(key, made);
  return made;
}

/** Format options for an exact number of decimals, regardless of the style. */
function exactly(decimals: number): Intl.NumberFormatOptions {
  return {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    minimumSignificantDigits: undefined,
    maximumSignificantDigits: undefined,
    roundingPriority: 'auto',
    trailingZeroDisplay: 'auto',
  };
}

function split(format: Intl.NumberFormat, value: Decimal | '0.01' | '-0.01'): NumberParts {
  const parts = { before: '', integer: '', fraction: '', after: '' };
  for (const { type, value: text } of format.formatToParts(value)) {
    if (type === 'integer' || type === 'group') parts.integer += text;
    else if (type === 'decimal' || type === 'fraction') parts.fraction += text;
    else parts[parts.integer ? 'after' : 'before'] += type === 'currency' ? '$' : withoutDirectionMarks(text);
  }
  return parts;
}

/** The text without direction marks, as components isolate numbers themselves, and with a typographic minus. */
function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u200e\u200f\u061c]/g, '').replace('-', '−');
}

/** The decimal separator of the language. */
export function decimalSign(language: string): string {
  return split(formatOf('price', language), '0.01').fraction.charAt(0);
}

/** The first digits of a number below 1 with at least 9 zeros after the dot; undefined for any other number. */
function digitsAfterManyZeros(value: Decimal): string | undefined {
  const [, zeros = '', digits] = /^-?0\.(0+)(\d+)$/.exec(value) ?? [];
  return zeros.length >= manyZeros ? digits?.slice(0, shownDigits) : undefined;
}
