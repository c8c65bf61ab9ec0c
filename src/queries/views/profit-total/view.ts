import { getCommercialOperations } from '../../../../generated/api/balance/balance.ts';
import { GetCommercialOperationsParams } from '../../../../generated/api/schemas/getCommercialOperationsParams.zod.ts';
import { type Decimal, add, parseAmount, zero } from '../../../domain/decimal.ts';
import { values } from '../../../values/values.ts';
import { defineView } from '../define.ts';

/** Adds up the profit of every operation, page by page: the API has no total of its own. */
async function profitOf(token: unknown, signal: AbortSignal): Promise<Decimal> {
  let sum = zero;
  for (let read = 0, total = 1; read < total;) {
    const page = await getCommercialOperations(
      GetCommercialOperationsParams.parse({ token, offset: read, limit: values.app.pageSize }),
      { signal },
    );
    for (const operation of page.result) sum = add(sum, parseAmount(operation.profit) ?? zero);
    read += page.result.length;
    total = page.result.length === 0 ? read : page.total;
  }
  return sum;
}

export default defineView({
  queries: ({ token }) => [
    {
      queryKey: ['getCommercialOperations', 'profit', token],
      queryFn: ({ signal }: { signal: AbortSignal }) => profitOf(token, signal),
    },
  ],
  derive: ([profit]) => ({ profit }),
});
