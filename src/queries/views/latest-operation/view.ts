import { getCommercialOperationsQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { CommercialOperationsParams } from '../../../../generated/api/schemas/commercialOperationsParams.zod.ts';
import { values } from '../../../values/values.ts';
import { defineView } from '../define.ts';

/** Latest is the highest date of the first page. */
export default defineView({
  queries: ({ token }) => [
    getCommercialOperationsQueryOptions(
      CommercialOperationsParams.parse({ token, offset: 0, limit: values.app.pageSize }),
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
