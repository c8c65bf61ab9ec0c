import { said } from './texts.ts';

/** Matches the description of a refused amount: the message, the number in it if any, and the available amount. */
export function refusedAs(words: string, number?: string): RegExp {
  const message = number === undefined ? words : `${words} · ${number}`;
  return new RegExp(`^${RegExp.escape(message)} ${said('wallet.available')}: `);
}

/** The text with the minimum, for an amount below it. */
export function atLeast(amount: string, unit: string): string {
  return said('form.atLeast', { amount, unit });
}

/** The text with the available amount, for an amount above it. */
export function youHave(amount: string, unit: string): string {
  return said('form.youHave', { amount, unit });
}

/** The text with the maximum of an operation, for an amount above it. */
export function atMost(amount: string, unit: string): string {
  return said('form.atMost', { amount, unit });
}
