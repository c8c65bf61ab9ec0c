import { getCommercialOperationsQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { Token } from '../../../../generated/api/schemas/token.zod.ts';
import { values } from '../../../values/values.ts';
import { defineView } from '../define.ts';

/** The latest operation has the highest date of the first page; unknown if no date can be read. */
export default defineView({
  queries: ({ token }) => [
    getCommercialOperationsQueryOptions({ token: Token.parse(token), offset: 0, limit: values.app.pageSize }),
  ],
  derive: ([operations]) => {
    if (!operations) return {};
    if (operations.result.length === 0) return { isFound: false };
    const dated = operations.result.flatMap((one) => (one.date === undefined ? [] : [{ ...one, date: one.date }]));
    const latest = dated.reduce<(typeof dated)[number] | undefined>(
      (best, one) => (best && best.date >= one.date ? best : one),
      undefined,
    );
    return latest ? { ...latest, isFound: true } : {};
  },
});
