import type { QueryFunctionContext } from '@tanstack/react-query';

import {
  getPartnerProfitsQueryOptions,
  getPartnerTotalProfitsQueryOptions,
  partnerProfits,
} from '../../../../generated/api/partner/partner.ts';
import type { AccrualList } from '../../../../generated/api/schemas/accrualList.zod.ts';
import type { Read } from '../../../api/read-answer.ts';
import { type Decimal, add, parseAmount, subtract, sum, zero } from '../../../domain/decimal.ts';
import { values } from '../../../values/values.ts';
import { earnedIn } from '../../marketing.ts';
import { defineView } from '../define.ts';

type Accrual = Read<AccrualList>['result'][number];

/**
 * The latest accruals, and whether they are complete. The first page, which is shared with the list, tells how many there
 * are; the others load at once.
 */
async function latestAccruals({
  client,
  signal,
}: Pick<QueryFunctionContext, 'client' | 'signal'>): Promise<{ accruals: readonly Accrual[]; isWhole: boolean }> {
  const { earningsAccruals, pageSize } = values.app;
  const pageFrom = (offset: number) => partnerProfits({ offset, limit: pageSize }, { signal });
  const first = await client.fetchQuery(getPartnerProfitsQueryOptions({ offset: 0, limit: pageSize }));
  // A server may send shorter pages than it was asked for; without a readable total only the first one is read.
  const step = first.result.length;
  const end = Math.min(first.total ?? step, step === 0 ? 0 : earningsAccruals);
  const offsets = Array.from({ length: Math.ceil(end / step) || 1 }, (_, index) => index * step);
  const pages = [first, ...(await Promise.all(offsets.slice(1).map(pageFrom)))];
  const read = pages.flatMap(({ result }) => result);
  const isWhole = read.length >= (first.total ?? Infinity);
  // A new accrual shifts the pages, so a page may begin with entries of the previous one.
  return { accruals: [...new Map(read.map((accrual) => [accrual.id ?? accrual, accrual])).values()], isWhole };
}

export default defineView({
  queries: () => [
    {
      queryKey: ['partnerProfits', 'latest'],
      queryFn: latestAccruals,
    },
    getPartnerTotalProfitsQueryOptions(),
  ],
  derive: ([latest, profits]) => {
    if (!latest || !profits) return {};
    // An unreadable accrual would make all sums after it wrong.
    const read = latest.accruals.flatMap(({ date, ticker, profit }) => {
      const amount = parseAmount(profit);
      return date === undefined || ticker === undefined || amount === undefined ? [] : [{ date, ticker, amount }];
    });
    if (read.length < latest.accruals.length) return {};
    const amountOf = (accrual: (typeof read)[number], ticker: string): Decimal =>
      accrual.ticker === ticker ? accrual.amount : zero;
    const before = (ticker: string): Decimal | undefined => {
      const total = parseAmount(earnedIn(profits, ticker)?.profit);
      return total && subtract(total, sum(read.map((accrual) => amountOf(accrual, ticker))));
    };
    const [xautBefore, paxgBefore] = [before('XAUT'), before('PAXG')];
    // A missing total is not zero.
    if (xautBefore === undefined || paxgBefore === undefined) return {};
    let [xaut, paxg] = [xautBefore, paxgBefore];
    const rows = read
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map((accrual) => {
        xaut = add(xaut, amountOf(accrual, 'XAUT'));
        paxg = add(paxg, amountOf(accrual, 'PAXG'));
        return { date: accrual.date, xaut, paxg };
      });
    return { rows, isWhole: latest.isWhole };
  },
});
