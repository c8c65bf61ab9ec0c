import { computedUsdtDecimals, parseRate, tokenToUsdt } from '../../domain/conversions.ts';
import { fixedDown, parseAmount } from '../../domain/decimal.ts';
import { money } from '../../domain/money.ts';

/** The USDT one receives for an amount of a token, rounded down to 2 decimals; absent while it cannot be told. */
export function receivedUsdt(text: string, price: unknown, token: string): string | undefined {
  const [amount, rate] = [parseAmount(text), parseRate(price, token)];
  return amount === undefined || !rate
    ? undefined
    : fixedDown(tokenToUsdt(money(amount, token), rate).amount, computedUsdtDecimals);
}
