import { type Decimal, max, min, parseAmount } from '../domain/decimal.ts';
import type { NetworkOperation } from '../domain/openings.ts';
import type { Values } from './schema.ts';

/** A bound of an amount, in tokens and in USDT; undefined without one. */
interface LimitAmounts {
  readonly token: Decimal | undefined;
  readonly usdt: Decimal | undefined;
}

/**
 * The limits of an operation by config/limits.json: what it says for the token or the network stands in place of what it
 * says for the operation, and that in place of the group's; of token and network the stricter counts.
 */
export function limitsOf(
  { operations, ...groups }: Values['limits'],
  { operation, token, network }: { operation: NetworkOperation; token: string; network: string },
): { readonly minimum: LimitAmounts; readonly maximum: LimitAmounts } {
  const { group, tokens, networks, ...general } = operations[operation];
  const amountsOf = (bound: 'minimum' | 'maximum', fallback: { token?: string; usdt?: string }): LimitAmounts => {
    const amountIn = (unit: 'token' | 'usdt'): Decimal | undefined => {
      const special = [tokens?.[token], networks?.[network]]
        .map((limits) => parseAmount(limits?.[bound]?.[unit]))
        .filter((amount) => amount !== undefined);
      if (special.length > 0) return special.reduce(bound === 'minimum' ? max : min);
      return parseAmount(general[bound]?.[unit] ?? fallback[unit]);
    };
    return { token: amountIn('token'), usdt: amountIn('usdt') };
  };
  return { minimum: amountsOf('minimum', group ? groups[group] : {}), maximum: amountsOf('maximum', {}) };
}
