import { getPartnerTotalProfitsQueryOptions } from '../../../../generated/api/partner/partner.ts';
import { type Decimal, add, parseAmount, subtract, sum, zero } from '../../../domain/decimal.ts';
import { latestAccrualsQuery, readAccruals } from '../../latest-accruals.ts';
import { earnedIn } from '../../marketing.ts';
import { defineViewWithQueries } from '../define.ts';

export default defineViewWithQueries({
  queries: () => [latestAccrualsQuery, getPartnerTotalProfitsQueryOptions()],
  derive: ([latest, profits]) => {
    if (!latest || !profits) return {};
    const read = readAccruals(latest.accruals);
    if (!read) return {};
    const profitOf = (accrual: (typeof read)[number], ticker: string): Decimal =>
      accrual.ticker === ticker ? accrual.profit : zero;
    const before = (ticker: string): Decimal | undefined => {
      const total = parseAmount(earnedIn(profits, ticker)?.profit);
      return total && subtract(total, sum(read.map((accrual) => profitOf(accrual, ticker))));
    };
    const [xautBefore, paxgBefore] = [before('XAUT'), before('PAXG')];
    // A missing total is not zero.
    if (xautBefore === undefined || paxgBefore === undefined) return {};
    let [xaut, paxg] = [xautBefore, paxgBefore];
    const rows = read
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map((accrual) => {
        xaut = add(xaut, profitOf(accrual, 'XAUT'));
        paxg = add(paxg, profitOf(accrual, 'PAXG'));
        return { date: accrual.date, xaut, paxg };
      });
    return { rows, isWhole: latest.isWhole };
  },
});
