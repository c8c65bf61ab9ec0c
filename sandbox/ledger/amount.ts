/** The two tokens users hold. */
export const tickers = ['XAUT', 'PAXG'] as const;
/** One of them. */
export type Ticker = (typeof tickers)[number];
/** What the ledger counts: tokens at 8 decimals, USDT at 6. */
export type Asset = Ticker | 'USDT';

/** Decimals of each asset's minor unit. */
export const decimalsOf: Record<Asset, number> = { XAUT: 8, PAXG: 8, USDT: 6 };
/** Decimals of a price in USDT. */
export const priceDecimals = 8;

const decimal = /^(\d+)(?:\.(\d+))?$/;

/**
 * Reads a decimal text as minor units.
 * @returns undefined when it is no plain decimal or has more decimals than `decimals` (trailing zeros do not count)
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

/** Minor units of a decimal constant; throws on a text that is none. */
export function units(text: string, asset: Asset): bigint {
  const value = parseUnits(text, decimalsOf[asset]);
  if (value === undefined) throw new Error(`${text} is no amount of ${asset}`);
  return value;
}

/**
 * USDT (minor units) that `amount` (minor units) of a token is worth at `price` (8 decimals), rounded down to `places`
 * decimals of a USDT, cents unless told otherwise.
 */
export function usdtOf(amount: bigint, price: bigint, places = 2): bigint {
  const step = 10n ** BigInt(decimalsOf.USDT - places);
  const exact = (amount * price) / 10n ** BigInt(decimalsOf.XAUT + priceDecimals - decimalsOf.USDT);
  return (exact / step) * step;
}

/** Tokens (minor units) that `usdt` (minor units) buy at `price` (8 decimals), rounded down to `places` decimals. */
export function tokensOf(usdt: bigint, price: bigint, places = 8): bigint {
  const step = 10n ** BigInt(decimalsOf.XAUT - places);
  const exact = (usdt * 10n ** BigInt(decimalsOf.XAUT + priceDecimals - decimalsOf.USDT)) / price;
  return (exact / step) * step;
}
