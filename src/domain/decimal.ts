import Big from 'big.js';

declare const exact: unique symbol;

/**
 * An exact decimal number as text in canonical form: no exponent, no leading or trailing zeros, no `-0`, so that equal
 * values are equal strings. Can be stored in JSON, React state and the query cache.
 */
export type Decimal = `${number}` & { readonly [exact]: true };

const Exact = Big();
Exact.strict = true;

/** The maximum length and exponent of a number; anything beyond them is not an amount. */
const maxLength = 400;
const widestExponent = 100;

/**
 * Whether a value is a decimal in canonical form.
 *
 * @example
 *   isDecimal('1.50'); // false
 */
export function isDecimal(value: unknown): value is Decimal {
  return typeof value === 'string' && value !== '-0' && /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/.test(value);
}

/**
 * The exact decimal in a response or a typed field; undefined if it is not a number. Accepts `'1.50'`, `'.5'`, `'1e-8'`
 * and finite numbers; a number is read as its shortest decimal text, so 0.1 is exactly 0.1.
 *
 * @example
 *   parseAmount('1.50'); // '1.5'
 */
export function parseAmount(value: unknown): Decimal | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > maxLength) return undefined;
  if (!/^-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text)) return undefined;
  const big = new Exact(text);
  return Math.abs(big.e) > widestExponent ? undefined : write(big);
}

/**
 * The decimal of a literal; throws RangeError if it is invalid. For constants and validated values.
 *
 * @example
 *   decimal('1e-8'); // '0.00000001'
 */
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
  if (!isDecimal(text)) throw new RangeError(`not a decimal number: ${text}`);
  return text;
}

/** Zero. */
export const zero = decimal('0');

/**
 * a + b, exact.
 *
 * @example
 *   add(decimal('0.1'), decimal('0.2')); // '0.3'
 */
export function add(a: Decimal, b: Decimal): Decimal {
  return write(read(a).plus(read(b)));
}

/**
 * a − b, exact.
 *
 * @example
 *   subtract(decimal('0.3'), decimal('0.1')); // '0.2'
 */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return write(read(a).minus(read(b)));
}

/**
 * a × b, exact.
 *
 * @example
 *   multiply(decimal('1.5'), decimal('0.1')); // '0.15'
 */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return write(read(a).times(read(b)));
}

/**
 * a ÷ b truncated to `decimals` places toward zero. Throws RangeError if b is zero.
 *
 * @example
 *   divideDown(decimal('2'), decimal('3'), 4); // '0.6666'
 */
export function divideDown(a: Decimal, b: Decimal, decimals: number): Decimal {
  if (isZero(b)) throw new RangeError('division by zero');
  Exact.DP = decimals;
  Exact.RM = Exact.roundDown;
  return write(read(a).div(read(b)));
}

/**
 * The exact sum; zero for an empty list.
 *
 * @example
 *   sum([decimal('0.1'), decimal('0.2')]); // '0.3'
 */
export function sum(values: readonly Decimal[]): Decimal {
  return values.reduce(add, zero);
}

/**
 * −1 if a < b, 0 if a = b, 1 if a > b. Can be passed to Array.sort.
 *
 * @example
 *   compare(decimal('2'), decimal('10')); // -1
 */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return read(a).cmp(read(b));
}

/**
 * Whether a value is zero.
 *
 * @example
 *   isZero(decimal('0.00')); // true
 */
export function isZero(value: Decimal): boolean {
  return value === zero;
}

/**
 * Whether a value is above zero.
 *
 * @example
 *   isPositive(decimal('0')); // false
 */
export function isPositive(value: Decimal): boolean {
  return !isZero(value) && !isNegative(value);
}

/**
 * Whether a value is below zero.
 *
 * @example
 *   isNegative(decimal('-0.1')); // true
 */
export function isNegative(value: Decimal): boolean {
  return value.startsWith('-');
}

/**
 * The smaller of two.
 *
 * @example
 *   min(decimal('2'), decimal('10')); // '2'
 */
export function min(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) < 0 ? a : b;
}

/**
 * The larger of two.
 *
 * @example
 *   max(decimal('2'), decimal('10')); // '10'
 */
export function max(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) > 0 ? a : b;
}

/**
 * The number of digits after the dot: 6 for `0.000001`, 0 for `1`.
 *
 * @example
 *   decimalsOf(decimal('1.25')); // 2
 */
export function decimalsOf(value: Decimal): number {
  return value.split('.')[1]?.length ?? 0;
}

/**
 * The value truncated to `decimals` places toward zero.
 *
 * @example
 *   roundDown(decimal('-1.239'), 2); // '-1.23'
 */
export function roundDown(value: Decimal, decimals: number): Decimal {
  return write(read(value).round(decimals, Exact.roundDown));
}

/**
 * The value rounded up to `decimals` places, away from zero.
 *
 * @example
 *   roundUp(decimal('1.231'), 2); // '1.24'
 */
export function roundUp(value: Decimal, decimals: number): Decimal {
  return write(read(value).round(decimals, Exact.roundUp));
}

/**
 * Text with exactly `decimals` places, truncated toward zero: `0.0250` for 4. For a computed amount in a field.
 *
 * @example
 *   fixedDown(decimal('0.025'), 4); // '0.0250'
 */
export function fixedDown(value: Decimal, decimals: number): string {
  return read(roundDown(value, decimals)).toFixed(decimals);
}

/**
 * The largest multiple of `step` that is not further from zero than the value. Throws RangeError unless step is positive.
 *
 * @example
 *   roundDownToStep(decimal('1.07'), decimal('0.05')); // '1.05'
 */
export function roundDownToStep(value: Decimal, step: Decimal): Decimal {
  if (!isPositive(step)) throw new RangeError(`not a step: ${step}`);
  return multiply(divideDown(value, step, 0), step);
}
