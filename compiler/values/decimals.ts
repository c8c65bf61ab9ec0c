import Big from 'big.js';

/** Compares two decimals as written in config, such as "0.025": negative if the first is less. */
export function compareDecimals(first: string, second: string): number {
  return new Big(first).cmp(second);
}

/** Whether a share `part : whole` is more than `times` another one. */
export function isShareFar(share: readonly [string, string], other: readonly [string, string], times: string): boolean {
  const [part, whole] = share;
  return new Big(part).times(other[1]).gt(new Big(other[0]).times(whole).times(times));
}

/** The smallest multiple of `step` that is not below `given`, written as in config. */
export function multipleFrom(value: string, step: string): string {
  const amount = new Big(value);
  const over = amount.mod(step);
  return (over.eq('0') ? amount : amount.minus(over).plus(step)).toFixed();
}

/** The number of decimals of an amount, without trailing zeros. */
export function decimalsIn(value: string): number {
  const { c: digits, e: exponent } = new Big(value);
  return Math.max(0, digits.length - 1 - exponent);
}
