import { getBalancesQueryOptions, getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { parseRate, valueInUsdt } from '../../../domain/conversions.ts';
import type { Decimal } from '../../../domain/decimal.ts';
import { type Money, parseMoney, sumMoney } from '../../../domain/money.ts';
import { values } from '../../../values/values.ts';
import { rateOf } from '../../rate-field.ts';
import { balanceOf, totalOf } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

/** The value is there only when every token's amount and price are: a part of it would read as the whole. */
export default defineView({
  queries: () => [getBalancesQueryOptions(), getRatesQueryOptions()],
  derive: ([balances, rates]) => {
    const valueOfAll = (amountOf: (ticker: string) => Money | undefined): Decimal | undefined => {
      const all = Object.values(values.tokens.tokens).map(({ ticker }) => {
        const [amount, rate] = [amountOf(ticker), parseRate(rateOf(rates, ticker), ticker)];
        return amount && rate && valueInUsdt(amount, rate);
      });
      const known = all.filter((value) => value !== undefined);
      return known.length === all.length ? sumMoney(known, 'USDT').amount : undefined;
    };
    const part = (name: 'balance' | 'frozenBalance' | 'promoBalance'): Decimal | undefined =>
      valueOfAll((ticker) => parseMoney(balanceOf(balances, ticker)?.[name], ticker));
    return {
      dollars: valueOfAll((ticker) => totalOf(balances, ticker)),
      available: part('balance'),
      inWork: part('frozenBalance'),
      gift: part('promoBalance'),
    };
  },
});
