import { type Decimal, isNegative, parseAmount, zero } from '../../domain/decimal.ts';
import { numberLocale } from './locale.ts';

/** Every number that is shown is cut, never rounded up; its sign is that of the number as it is shown. */
const cut = { signDisplay: 'negative', roundingMode: 'trunc' } as const;
/** A change shows the plus as well. */
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
  maximumSignificantDigits: 4,
  roundingPriority: 'morePrecision',
  trailingZeroDisplay: 'stripIfInteger',
} as const;
const percent = {
  ...cut,
  style: 'unit',
  unit: 'percent',
  maximumFractionDigits: 2,
} as const;

const styles = {
  /** An amount of a token: 2 to 8 decimals. */
  token,
  /** The wallet's balance: 8 decimals. */
  balance: { ...token, minimumFractionDigits: 8 },
  /** A profit: as a token, with its sign. */
  profit: { ...token, ...signAlways },
  /** A price in USDT: no decimals or 2. */
  price: {
    ...cut,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
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
  /** A change in percent, with its sign: 2 decimals. */
  percentChange: { ...percent, minimumFractionDigits: 2, ...signAlways },
  /** A figure that carries no more decimals than it has, up to 8: limits, thresholds. */
  figure: { ...cut, maximumFractionDigits: 8 },
  /** How many of something: no decimals. */
  count: { ...cut, maximumFractionDigits: 0 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** How a number reads; the names cells use. */
export type NumberStyle = keyof typeof styles;

/** Whether a word is the name of a style. */
export function isNumberStyle(given: unknown): given is NumberStyle {
  return typeof given === 'string' && Object.hasOwn(styles, given);
}

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
 * An exact decimal (or an answer's number) by the language's own rules, in Latin digits, with so many decimals where what
 * stands beside it asks for them. What is no number reads as 0 (FMT-01): a caller that has no value yet must not ask.
 */
export function formatNumber(value: unknown, style: NumberStyle, language: string, decimals?: number): string {
  const { before, integer, fraction, after } = numberParts(value, style, language, decimals);
  return before + integer + fraction + after;
}

/** A number in pieces. */
export function numberParts(value: unknown, style: NumberStyle, language: string, decimals?: number): NumberParts {
  const parsed = parseAmount(value);
  const format = formatOf(style, language, decimals);
  if (parsed === undefined) return { ...split(format, zero), fraction: '' };
  const digits = digitsAfterManyZeros(parsed);
  if (digits === undefined) return split(format, parsed);
  const parts = split(format, isNegative(parsed) ? '-0.01' : '0.01');
  const separator = parts.fraction.charAt(0) || decimalSign(language);
  return { ...parts, fraction: `${separator}00...${digits}` };
}

/** How many decimals a number of a style has where nothing stands beside it; of one that is none, or shortened, undefined. */
export function decimalsOf(value: unknown, style: NumberStyle): number | undefined {
  const parsed = parseAmount(value);
  if (parsed === undefined || digitsAfterManyZeros(parsed) !== undefined) return undefined;
  return Math.max(0, split(formatOf(style, 'en'), parsed).fraction.length - 1);
}

/** Whether the language groups thousands with a dot, so that a pasted `1.234` can be read in two ways. */
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
    ...(decimals ? exactly(decimals) : {}),
  });
  formats.set(key, made);
  return made;
}

/** So many decimals, whatever the style asks for. */
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
    else parts[parts.integer ? 'after' : 'before'] += type === 'currency' ? '$' : plain(text);
  }
  return parts;
}

/** A sign without marks of direction, which isolate nothing: who shows a number isolates it. */
function plain(text: string): string {
  return text.replace(/[\u200e\u200f\u061c]/g, '').replace('-', '−');
}

/** What stands before the decimals of a number in the language. */
export function decimalSign(language: string): string {
  return split(formatOf('price', language), '0.01').fraction.charAt(0);
}

/** The first digits of a number with 9 or more zeros after the dot and nothing before it; of any other undefined. */
function digitsAfterManyZeros(value: Decimal): string | undefined {
  const [, zeros = '', digits] = /^-?0\.(0+)(\d+)$/.exec(value) ?? [];
  return zeros.length >= manyZeros ? digits?.slice(0, shownDigits) : undefined;
}
