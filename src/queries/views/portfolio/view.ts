import { getBalancesQueryOptions, getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { addingUp } from '../../../domain/adding-up.ts';
import { computedUsdtDecimals } from '../../../domain/conversions.ts';
import { sum } from '../../../domain/decimal.ts';
import { parseMoney } from '../../../domain/money.ts';
import { balanceOf, dollarsByToken } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

/** The value is there only when every token's amount and price are: a part of it would read as the whole. */
export default defineView({
  queries: () => [getBalancesQueryOptions(), getRatesQueryOptions()],
  derive: ([balances, rates]) => {
    const all = (['balance', 'frozenBalance', 'promoBalance'] as const).map((name) => {
      const values = dollarsByToken(rates, (ticker) => parseMoney(balanceOf(balances, ticker)?.[name], ticker));
      return values && sum([...values.values()]);
    });
    const parts = all.filter((part) => part !== undefined);
    const isWhole = parts.length === all.length;
    const [available, inWork, gift] = isWhole ? addingUp(parts, computedUsdtDecimals) : all;
    return { dollars: isWhole ? sum(parts) : undefined, available, inWork, gift };
  },
});
