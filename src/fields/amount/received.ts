import { computedUsdtDecimals, parseRate, tokenToUsdt } from '../../domain/conversions.ts';
import { fixedDown, parseAmount } from '../../domain/decimal.ts';
import { money } from '../../domain/money.ts';

/** The USDT payout for a token amount, rounded down to 2 decimals; undefined while unknown. */
export function receivedUsdt(text: string, price: unknown, token: string): string | undefined {
  const [amount, rate] = [parseAmount(text), parseRate(price, token)];
  return amount === undefined || !rate
    ? undefined
    : fixedDown(tokenToUsdt(money(amount, token), rate).amount, computedUsdtDecimals);
}
