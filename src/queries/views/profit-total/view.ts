import { commercialOperations } from '../../../../generated/api/balance/balance.ts';
import { Token } from '../../../../generated/api/schemas/token.zod.ts';
import { type Decimal, parseAmount } from '../../../domain/decimal.ts';
import { values } from '../../../values/values.ts';
import { sumFigure } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

/** The profits of all operations, read page by page as the API has no total; null if one cannot be read. */
async function profitsOf(token: unknown, signal: AbortSignal): Promise<readonly Decimal[] | null> {
  const profits: Decimal[] = [];
  for (let total = 1, read = 0; read < total;) {
    const page = await commercialOperations(
      { token: Token.parse(token), offset: read, limit: values.app.pageSize },
      { signal },
    );
    for (const operation of page.result) {
      const profit = parseAmount(operation.profit);
      if (profit === undefined) return null;
      profits.push(profit);
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
  figures: ([profits], { ticker }, on) => ({
    profit: profits
      ? sumFigure(
          on,
          profits.map((profit) => on.given('profit', profit, String(ticker))),
        )
      : undefined,
  }),
});
