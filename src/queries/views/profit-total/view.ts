import type { QueryFunctionContext } from '@tanstack/react-query';

import {
  commercialOperations,
  getCommercialOperationsQueryOptions,
} from '../../../../generated/api/balance/balance.ts';
import { Token } from '../../../../generated/api/schemas/token.zod.ts';
import { type Decimal, parseAmount } from '../../../domain/decimal.ts';
import { values } from '../../../values/values.ts';
import { sumFigure } from '../../wallet-total.ts';
import { defineViewWithQueries } from '../define.ts';

/** The profits of all operations by status. */
type Profits = Readonly<Record<'completed' | 'pending', readonly Decimal[]>>;

/**
 * The profits, each operation once, read page by page as the API has no total; null if one cannot be read. What failed or
 * was canceled has none. The first page is shared with the list.
 */
async function profitsOf(
  token: unknown,
  { client, signal }: Pick<QueryFunctionContext, 'client' | 'signal'>,
): Promise<Profits | null> {
  const profits = { completed: Array<Decimal>(), pending: Array<Decimal>() };
  const counted = new Set<unknown>();
  for (let total = 1, read = 0; read < total;) {
    const parameters = { token: Token.parse(token), offset: read, limit: values.app.pageSize };
    const page = await (read === 0
      ? client.fetchQuery(getCommercialOperationsQueryOptions(parameters))
      : commercialOperations(parameters, { signal }));
    for (const { id, profit: text, status } of page.result) {
      // A new operation shifts the pages, so that one may stand on two of them.
      if (status === 'failed' || status === 'cancelled' || counted.has(id)) continue;
      if (id !== undefined) counted.add(id);
      const profit = parseAmount(text);
      if (profit === undefined) return null;
      profits[status === 'pending' ? 'pending' : 'completed'].push(profit);
    }
    read += page.result.length;
    total = page.result.length === 0 ? read : (page.total ?? Infinity);
  }
  return profits;
}

export default defineViewWithQueries({
  queries: ({ token }) => [
    {
      queryKey: ['commercialOperations', 'profits', token],
      queryFn: (context: QueryFunctionContext) => profitsOf(token, context),
    },
  ],
  figures: ([profits], { ticker }, on) => {
    const sumOf = (of: readonly Decimal[] | undefined) =>
      of &&
      sumFigure(
        on,
        of.map((profit) => on.input('profit', profit, String(ticker))),
      );
    return { profit: sumOf(profits?.completed), inProgress: sumOf(profits?.pending) };
  },
});
