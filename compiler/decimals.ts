import Big from 'big.js';

/** Compares two decimals as written in config, such as "0.025": negative when the first is less. */
export function compareDecimals(first: string, second: string): number {
  return new Big(first).cmp(second);
}

/** The next multiple of `step` from `given` on, as config writes it; `given` itself is one when both are equal amounts. */
export function multipleFrom(given: string, step: string): string {
  const amount = new Big(given);
  const over = amount.mod(step);
  return (over.eq('0') ? amount : amount.minus(over).plus(step)).toFixed();
}

/** How many decimals an amount has, without zeros at its end. */
export function decimalsIn(given: string): number {
  const { c: digits, e: exponent } = new Big(given);
  return Math.max(0, digits.length - 1 - exponent);
}
