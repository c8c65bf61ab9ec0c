import Big from 'big.js';

declare const exact: unique symbol;

/**
 * An exact decimal number as text in its one canonical form: no exponent, no leading or trailing zeros, no `-0`, so that
 * equal values are equal strings. Lives in JSON, React state and the query cache as it is.
 */
export type Decimal = `${number}` & { readonly [exact]: true };

const Exact = Big();
Exact.strict = true;

/** The most text a number may have, and the most decimal places either way: what is beyond is no amount. */
const longestText = 400;
const widestExponent = 100;

/** Whether a value is a decimal in canonical form already. */
export function isDecimal(value: unknown): value is Decimal {
  return typeof value === 'string' && value !== '-0' && /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/.test(value);
}

/**
 * The exact decimal in an answer or a typed field, or undefined where there is none. Takes `'1.50'`, `'.5'`, `'1e-8'` and
 * finite numbers; a number stands for its shortest decimal text, so 0.1 is exactly 0.1.
 */
export function parseAmount(value: unknown): Decimal | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > longestText) return undefined;
  if (!/^-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text)) return undefined;
  const big = new Exact(text);
  return Math.abs(big.e) > widestExponent ? undefined : write(big);
}

/** The decimal a literal stands for; throws RangeError where it is none. For constants and checked values. */
export function decimal(text: string): Decimal {
  const value = parseAmount(text);
  if (value === undefined) throw new RangeError(`not a decimal number: ${text}`);
  return value;
}

function read(value: Decimal): Big {
  return new Exact(value);
}

function write(big: Big): Decimal {
  const text = big.c[0] ? big.toFixed() : '0';
  if (!isDecimal(text)) throw new RangeError(`not a canonical decimal: ${text}`);
  return text;
}

/** Nothing, of any token. */
export const zero = decimal('0');

/** a + b, exact. */
export function add(a: Decimal, b: Decimal): Decimal {
  return write(read(a).plus(read(b)));
}

/** a − b, exact. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return write(read(a).minus(read(b)));
}

/** a × b, exact. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return write(read(a).times(read(b)));
}

/** a ÷ b cut to `decimals` places toward zero, never more than the exact quotient. Throws RangeError where b is zero. */
export function divideDown(a: Decimal, b: Decimal, decimals: number): Decimal {
  if (isZero(b)) throw new RangeError('division by zero');
  Exact.DP = decimals;
  Exact.RM = Exact.roundDown;
  return write(read(a).div(read(b)));
}

/** The exact sum; zero of nothing. */
export function sum(values: readonly Decimal[]): Decimal {
  return values.reduce(add, zero);
}

/** −1 where a is less than b, 0 where they are equal, 1 where a is more. Fits Array.sort. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return read(a).cmp(read(b));
}

/** Whether it is nothing. */
export function isZero(value: Decimal): boolean {
  return value === zero;
}

/** Above zero. */
export function isPositive(value: Decimal): boolean {
  return !isZero(value) && !isNegative(value);
}

/** Below zero. */
export function isNegative(value: Decimal): boolean {
  return value.startsWith('-');
}

/** The smaller of two. */
export function min(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) < 0 ? a : b;
}

/** The larger of two. */
export function max(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) > 0 ? a : b;
}

/** How many digits stand after the dot: 6 of `0.000001`, 0 of `1`. */
export function decimalsOf(value: Decimal): number {
  return value.split('.')[1]?.length ?? 0;
}

/** Cut to `decimals` places toward zero. */
export function roundDown(value: Decimal, decimals: number): Decimal {
  return write(read(value).round(decimals, Exact.roundDown));
}

/** Text with exactly `decimals` places, cut toward zero: `0.0250` with 4. For a computed side that is shown in a field. */
export function fixedDown(value: Decimal, decimals: number): string {
  return read(roundDown(value, decimals)).toFixed(decimals);
}

/** The largest multiple of `step` that is not further from zero than the value. Throws RangeError unless step is positive. */
export function roundDownToStep(value: Decimal, step: Decimal): Decimal {
  if (!isPositive(step)) throw new RangeError(`not a step: ${step}`);
  return multiply(divideDown(value, step, 0), step);
}
