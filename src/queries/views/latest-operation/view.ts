import { getGetCommercialOperationsQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { GetCommercialOperationsParams } from '../../../../generated/api/schemas/getCommercialOperationsParams.zod.ts';
import { values } from '../../../values/values.ts';
import { defineView } from '../define.ts';

/** Latest is the highest date of the first page. */
export default defineView({
  queries: ({ token }) => [
    getGetCommercialOperationsQueryOptions(
      GetCommercialOperationsParams.parse({ token, offset: 0, limit: values.app.pageSize }),
    ),
  ],
  derive: ([operations]) => {
    if (!operations) return {};
    const latest = operations.result.reduce<(typeof operations.result)[number] | undefined>(
      (best, one) => (best && best.date >= one.date ? best : one),
      undefined,
    );
    return latest ? { ...latest, isFound: true } : { isFound: false };
  },
});
