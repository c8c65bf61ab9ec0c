import { getPartnerProfits, getGetPartnerTotalProfitsQueryOptions } from '../../../../generated/api/partner/partner.ts';
import type { AccrualList } from '../../../../generated/api/schemas/accrualList.zod.ts';
import { type Decimal, add, parseAmount, subtract, sum, zero } from '../../../domain/decimal.ts';
import { values } from '../../../values/values.ts';
import { defineView } from '../define.ts';

type Accrual = AccrualList['result'][number];

/** The most pages that are read: what came before them is in the first row. */
const mostPages = 10;

/** The latest accruals, and whether they are all there are. */
async function latestAccruals(signal: AbortSignal): Promise<{ accruals: readonly Accrual[]; isWhole: boolean }> {
  const accruals: Accrual[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const { result, total } = await getPartnerProfits(
      { offset: accruals.length, limit: values.app.pageSize },
      { signal },
    );
    accruals.push(...result);
    if (result.length === 0 || accruals.length >= total) return { accruals, isWhole: true };
  }
  return { accruals, isWhole: false };
}

export default defineView({
  queries: () => [
    {
      queryKey: ['getPartnerProfits', 'latest'],
      queryFn: ({ signal }: { signal: AbortSignal }) => latestAccruals(signal),
    },
    getGetPartnerTotalProfitsQueryOptions(),
  ],
  derive: ([latest, profits]) => {
    if (!latest || !profits) return {};
    const amountOf = (accrual: Accrual, ticker: string): Decimal =>
      accrual.ticker === ticker ? (parseAmount(accrual.profit) ?? zero) : zero;
    const before = (ticker: string): Decimal => {
      const total = parseAmount(profits.result.find((one) => one.ticker === ticker)?.profit) ?? zero;
      return subtract(total, sum(latest.accruals.map((accrual) => amountOf(accrual, ticker))));
    };
    let [xaut, paxg] = [before('XAUT'), before('PAXG')];
    const rows = latest.accruals
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map((accrual) => {
        xaut = add(xaut, amountOf(accrual, 'XAUT'));
        paxg = add(paxg, amountOf(accrual, 'PAXG'));
        return { date: accrual.date, xaut, paxg };
      });
    return { rows, isWhole: latest.isWhole };
  },
});
