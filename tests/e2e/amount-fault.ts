import { said } from './texts.ts';

/**
 * What is read at an amount that is refused: the words, then the number that they are about where there is one, and what is
 * available, which stays.
 */
export function refusedAs(words: string, number?: string): RegExp {
  const told = number === undefined ? words : `${words} · ${number}`;
  return new RegExp(`^${RegExp.escape(told)} ${said('wallet.available')}: `);
}

/** The number beside the words of an amount below the least. */
export function atLeast(amount: string, unit: string): string {
  return said('form.atLeast', { amount, unit });
}

/** The number beside the words of an amount above what is available. */
export function youHave(amount: string, unit: string): string {
  return said('form.youHave', { amount, unit });
}
