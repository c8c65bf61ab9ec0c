import { commercialOperations } from '../../../../generated/api/balance/balance.ts';
import { Token } from '../../../../generated/api/schemas/token.zod.ts';
import { type Decimal, add, parseAmount, zero } from '../../../domain/decimal.ts';
import { values } from '../../../values/values.ts';
import { defineView } from '../define.ts';

/** Adds up the profit of every operation, page by page: the API has no total of its own; null where one cannot be read. */
async function profitOf(token: unknown, signal: AbortSignal): Promise<Decimal | null> {
  let sum = zero;
  for (let read = 0, total = 1; read < total;) {
    const page = await commercialOperations(
      { token: Token.parse(token), offset: read, limit: values.app.pageSize },
      { signal },
    );
    for (const operation of page.result) {
      const profit = parseAmount(operation.profit);
      if (profit === undefined) return null;
      sum = add(sum, profit);
    }
    read += page.result.length;
    total = page.result.length === 0 ? read : (page.total ?? Infinity);
  }
  return sum;
}

export default defineView({
  queries: ({ token }) => [
    {
      queryKey: ['commercialOperations', 'profit', token],
      queryFn: ({ signal }: { signal: AbortSignal }) => profitOf(token, signal),
    },
  ],
  derive: ([profit]) => ({ profit: profit ?? undefined }),
});
