import type { QueryFunctionContext } from '@tanstack/react-query';

import { getPartnerProfitsQueryOptions, partnerProfits } from '../../generated/api/partner/partner.ts';
import type { AccrualList } from '../../generated/api/schemas/accrualList.zod.ts';
import type { Read } from '../api/read-answer.ts';
import { type Decimal, parseAmount, sum } from '../domain/decimal.ts';
import { values } from '../values/values.ts';

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
  // A server may send shorter pages than requested; without a readable total only the first one is read.
  const step = first.result.length;
  const end = Math.min(first.total ?? step, step === 0 ? 0 : earningsAccruals);
  const offsets = Array.from({ length: Math.ceil(end / step) || 1 }, (_, index) => index * step);
  const pages = [first, ...(await Promise.all(offsets.slice(1).map(pageFrom)))];
  const read = pages.flatMap(({ result }) => result);
  const isWhole = read.length >= (first.total ?? Infinity);
  // A new accrual shifts the pages, so a page may begin with entries of the previous one.
  return { accruals: [...new Map(read.map((accrual) => [accrual.id ?? accrual, accrual])).values()], isWhole };
}

/** The query of the latest accruals, which all that is computed from them shares. */
export const latestAccrualsQuery = { queryKey: ['partnerProfits', 'latest'], queryFn: latestAccruals };

/** An accrual that could be read whole. */
interface ReadAccrual {
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly date: string;
  readonly ticker: string;
  readonly profit: Decimal;
}

/** The accruals; undefined if one of them cannot be read, as it would make every sum wrong. */
export function readAccruals(accruals: readonly Accrual[]): readonly ReadAccrual[] | undefined {
  const read = accruals.flatMap(({ id, partnerName, date, ticker, profit: text }) => {
    const profit = parseAmount(text);
    return date === undefined || ticker === undefined || profit === undefined
      ? []
      : [{ id, name: partnerName, date, ticker, profit }];
  });
  return read.length < accruals.length ? undefined : read;
}

/** The date of the oldest accrual; undefined without any. */
export function oldestOf(accruals: readonly ReadAccrual[]): string | undefined {
  return accruals.map(({ date }) => date).toSorted((a, b) => a.localeCompare(b))[0];
}

/** What accruals add up to in each token. */
export function earnedWith(accruals: readonly ReadAccrual[]): Record<'xaut' | 'paxg', Decimal> {
  const of = (token: string): Decimal =>
    sum(accruals.filter(({ ticker }) => ticker === token).map(({ profit }) => profit));
  return { xaut: of('XAUT'), paxg: of('PAXG') };
}
