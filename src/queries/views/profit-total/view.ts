import { commercialOperations } from '../../../../generated/api/balance/balance.ts';
import { Token } from '../../../../generated/api/schemas/token.zod.ts';
import { type Decimal, parseAmount } from '../../../domain/decimal.ts';
import { values } from '../../../values/values.ts';
import { sumFigure } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

/** The profits of all operations by status. */
type Profits = Readonly<Record<'completed' | 'pending', readonly Decimal[]>>;

/** The profits, read page by page as the API has no total; null if one cannot be read. What failed or was canceled has none. */
async function profitsOf(token: unknown, signal: AbortSignal): Promise<Profits | null> {
  const profits = { completed: Array<Decimal>(), pending: Array<Decimal>() };
  for (let total = 1, read = 0; read < total;) {
    const page = await commercialOperations(
      { token: Token.parse(token), offset: read, limit: values.app.pageSize },
      { signal },
    );
    for (const { profit: text, status } of page.result) {
      if (status === 'failed' || status === 'cancelled') continue;
      const profit = parseAmount(text);
      if (profit === undefined) return null;
      profits[status === 'pending' ? 'pending' : 'completed'].push(profit);
    }
    read += page.result.length;
    total = page.result.length === 0 ? read : (page.total ?? Infinity);
  }
  return profits;
}

export default defineView({
  queries: ({ token }) => [
    {
      queryKey: ['commercialOperations', 'profits', token],
      queryFn: ({ signal }: { signal: AbortSignal }) => profitsOf(token, signal),
    },
  ],
  figures: ([profits], { ticker }, on) => {
    const sumOf = (of: readonly Decimal[] | undefined) =>
      of &&
      sumFigure(
        on,
        of.map((profit) => on.given('profit', profit, String(ticker))),
      );
    return { profit: sumOf(profits?.completed), inProgress: sumOf(profits?.pending) };
  },
});
