import { getGetBalancesQueryOptions, getGetRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import type { BalanceList } from '../../../../generated/api/schemas/balanceList.zod.ts';
import { type Rate, parseRate, valueInUsdt } from '../../../domain/conversions.ts';
import type { Decimal } from '../../../domain/decimal.ts';
import { type Money, parseMoney, sumMoney } from '../../../domain/money.ts';
import { rateOf } from '../../rate-field.ts';
import { totalOf } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

type Part = 'balance' | 'frozenBalance' | 'promoBalance';

/** The value is there only when both totals and both prices are: a part of it would read as the whole. */
export default defineView({
  queries: () => [getGetBalancesQueryOptions(), getGetRatesQueryOptions()],
  derive: ([balances, rates]) => {
    const [xaut, paxg] = [totalOf(balances, 'XAUT'), totalOf(balances, 'PAXG')];
    const [xautRate, paxgRate] = [parseRate(rateOf(rates, 'XAUT'), 'XAUT'), parseRate(rateOf(rates, 'PAXG'), 'PAXG')];
    const part = (name: Part): Decimal | undefined =>
      valueOfAll(partOf(balances, name, 'XAUT'), xautRate, partOf(balances, name, 'PAXG'), paxgRate);
    return {
      xaut: xaut?.amount,
      paxg: paxg?.amount,
      xautPrice: xautRate?.usdt,
      paxgPrice: paxgRate?.usdt,
      xautDollars: xaut && xautRate && valueInUsdt(xaut, xautRate).amount,
      paxgDollars: paxg && paxgRate && valueInUsdt(paxg, paxgRate).amount,
      dollars: valueOfAll(xaut, xautRate, paxg, paxgRate),
      available: part('balance'),
      inWork: part('frozenBalance'),
      gift: part('promoBalance'),
    };
  },
});

function partOf<Token extends string>(
  balances: BalanceList | undefined,
  part: Part,
  token: Token,
): Money<Token> | undefined {
  return parseMoney(balances?.result.find((one) => one.ticker === token)?.[part], token);
}

function valueOfAll(
  xaut: Money<'XAUT'> | undefined,
  xautRate: Rate<'XAUT'> | undefined,
  paxg: Money<'PAXG'> | undefined,
  paxgRate: Rate<'PAXG'> | undefined,
): Decimal | undefined {
  if (!xaut || !xautRate || !paxg || !paxgRate) return undefined;
  return sumMoney([valueInUsdt(xaut, xautRate), valueInUsdt(paxg, paxgRate)], 'USDT').amount;
}
