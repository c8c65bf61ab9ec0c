/** The tickers of the two tokens. */
export const tickers = ['XAUT', 'PAXG'] as const;
/** The ticker of a token. */
export type Ticker = (typeof tickers)[number];
/** An asset of the ledger: tokens with 8 decimals, USDT with 6. */
export type Asset = Ticker | 'USDT';

/** The decimals of each asset. */
export const decimalsOf: Record<Asset, number> = { XAUT: 8, PAXG: 8, USDT: 6 };
/** The decimals of a price in USDT. */
export const priceDecimals = 8;

const decimal = /^(\d+)(?:\.(\d+))?$/;

/**
 * Reads a decimal text as minor units.
 * @returns undefined if it is not a plain decimal or has more than `decimals` decimals (trailing zeros do not count)
 */
export function parseUnits(text: string, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = decimal.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return undefined;
  return BigInt(whole + significant.padEnd(decimals, '0'));
}

/** Writes minor units as a plain decimal without trailing zeros. */
export function formatUnits(minor: bigint, decimals: number): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return sign + whole + (fraction === '' ? '' : `.${fraction}`);
}

/** Writes an amount of an asset (minor units) as a plain decimal without trailing zeros. */
export function formatAmount(minor: bigint, asset: Asset): string {
  return formatUnits(minor, decimalsOf[asset]);
}

/** A decimal constant in minor units. @throws for an invalid decimal */
export function units(text: string, asset: Asset): bigint {
  const value = parseUnits(text, decimalsOf[asset]);
  if (value === undefined) throw new Error(`${text} is not an amount of ${asset}`);
  return value;
}

/**
 * The value in USDT (minor units) of a token `amount` (minor units) at `price` (8 decimals), rounded down to `places`
 * decimals.
 */
export function usdtOf(amount: bigint, price: bigint, places = 2): bigint {
  const step = 10n ** BigInt(decimalsOf.USDT - places);
  const exact = (amount * price) / 10n ** BigInt(decimalsOf.XAUT + priceDecimals - decimalsOf.USDT);
  return (exact / step) * step;
}

/** Tokens (minor units) that `usdt` (minor units) buys at `price` (8 decimals), rounded down to `places`.  */
export function tokensOf(usdt: bigint, price: bigint, places = 8): bigint {
  const step = 10n ** BigInt(decimalsOf.XAUT - places);
  const exact = (usdt * 10n ** BigInt(decimalsOf.XAUT + priceDecimals - decimalsOf.USDT)) / price;
  return (exact / step) * step;
}
