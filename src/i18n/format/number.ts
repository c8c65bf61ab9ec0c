import { type Decimal, isNegative, parseAmount, zero } from '../../domain/decimal.ts';
import { numberLocale } from './locale.ts';

/** The sign of a number that is below zero as it is shown; of changes the plus as well. */
const signBelowZero = { signDisplay: 'negative' } as const;
const signAlways = { signDisplay: 'exceptZero' } as const;
const dollars = {
  ...signBelowZero,
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
  roundingMode: 'trunc',
} as const;
const token = { ...signBelowZero, minimumFractionDigits: 2, maximumFractionDigits: 8, roundingMode: 'trunc' } as const;
const quote = {
  ...signBelowZero,
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  minimumSignificantDigits: 4,
  maximumSignificantDigits: 4,
  roundingPriority: 'morePrecision',
  trailingZeroDisplay: 'stripIfInteger',
} as const;
const percent = {
  ...signBelowZero,
  style: 'unit',
  unit: 'percent',
  maximumFractionDigits: 2,
  roundingMode: 'trunc',
} as const;

/** What belongs to somebody is cut, never rounded up; a price is a quotation and goes to the nearest. */
const styles = {
  /** An amount of a token: 2 to 8 decimals. */
  token,
  /** The wallet's balance: 8 decimals. */
  balance: { ...token, minimumFractionDigits: 8 },
  /** A profit: as a token, with its sign. */
  profit: { ...token, ...signAlways },
  /** A price in USDT: no decimals or 2. */
  price: {
    ...signBelowZero,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
    roundingMode: 'halfExpand',
  },
  /** A quotation of an exchange, in any order of magnitude: no decimals or 2, or as many as show 4 digits. */
  quote,
  /** A change of a quotation, with its sign. */
  quoteChange: { ...quote, ...signAlways },
  /** A value in dollars: no decimals or 2, with the dollar sign where the language has it. */
  dollars,
  /** A gain in dollars, with its sign. */
  dollarsChange: { ...dollars, ...signAlways },
  /** A number of percent (`1.25` is 1.25 %): up to 2 decimals. */
  percent,
  /** A change in percent, with its sign. */
  percentChange: { ...percent, ...signAlways },
  /** A figure that carries no more decimals than it has, up to 8: limits, thresholds. */
  figure: { ...signBelowZero, maximumFractionDigits: 8, roundingMode: 'trunc' },
  /** How many of something: no decimals. */
  count: { ...signBelowZero, maximumFractionDigits: 0, roundingMode: 'trunc' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** How a number reads; the names cells use. */
export type NumberStyle = keyof typeof styles;

/** A number in pieces, so that decimals can be drawn smaller; joined in this order they are the whole text. */
interface NumberParts {
  /** Sign and currency before the digits. */
  readonly before: string;
  /** The integer part with its group separators. */
  readonly integer: string;
  /** The decimal separator and the digits after it, or nothing. */
  readonly fraction: string;
  /** Currency or percent sign after the digits. */
  readonly after: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** From so many zeros after the dot on, a number is shortened (FMT-02). */
const manyZeros = 9;
const shownDigits = 3;

/**
 * An exact decimal (or an answer's number) by the language's own rules, in Latin digits. What is no number reads as 0
 * (FMT-01): a caller that has no value yet must not ask.
 */
export function formatNumber(value: unknown, style: NumberStyle, language: string): string {
  const { before, integer, fraction, after } = numberParts(value, style, language);
  return before + integer + fraction + after;
}

/** The same in pieces. */
export function numberParts(value: unknown, style: NumberStyle, language: string): NumberParts {
  const parsed = parseAmount(value);
  const format = formatOf(style, language);
  if (parsed === undefined) return { ...split(format, zero), fraction: '' };
  const digits = digitsAfterManyZeros(parsed);
  if (digits === undefined) return split(format, parsed);
  const parts = split(format, isNegative(parsed) ? '-0.01' : '0.01');
  const separator = parts.fraction.charAt(0) || separatorOf(language);
  return { ...parts, fraction: `${separator}00...${digits}` };
}

/** Whether the language groups thousands with a dot, so that a pasted `1.234` can be read in two ways. */
export function isDotGroup(language: string): boolean {
  return formatOf('figure', language)
    .formatToParts(1234567)
    .some(({ type, value }) => type === 'group' && value === '.');
}

function formatOf(style: NumberStyle, language: string): Intl.NumberFormat {
  const key = `${language} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(numberLocale(language), styles[style]);
  formats.set(key, made);
  return made;
}

function split(format: Intl.NumberFormat, value: Decimal | '0.01' | '-0.01'): NumberParts {
  const parts = { before: '', integer: '', fraction: '', after: '' };
  for (const { type, value: text } of format.formatToParts(value)) {
    if (type === 'integer' || type === 'group') parts.integer += text;
    else if (type === 'decimal' || type === 'fraction') parts.fraction += text;
    else parts[parts.integer ? 'after' : 'before'] += type === 'minusSign' ? text.replace('-', '−') : text;
  }
  return parts;
}

function separatorOf(language: string): string {
  return split(formatOf('price', language), '0.01').fraction.charAt(0);
}

/** The first digits of a number with 9 or more zeros after the dot and nothing before it; of any other undefined. */
function digitsAfterManyZeros(value: Decimal): string | undefined {
  const [, zeros = '', digits] = /^-?0\.(0+)(\d+)$/.exec(value) ?? [];
  return zeros.length >= manyZeros ? digits?.slice(0, shownDigits) : undefined;
}
