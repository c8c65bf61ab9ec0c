import { getBuyHistoryQueryOptions, getDepositsQueryOptions } from '../../../../generated/api/history/history.ts';
import { Token } from '../../../../generated/api/schemas/token.zod.ts';
import { values } from '../../../values/values.ts';
import { defineViewWithQueries } from '../define.ts';

type Histories = readonly ({ readonly result: readonly unknown[] } | undefined)[];

/** Whether one of the histories has an entry; undefined while none has and not all are loaded. */
function hasEntry(histories: Histories): boolean | undefined {
  if (histories.some((history) => history && history.result.length > 0)) return true;
  return histories.every((history) => history !== undefined) ? false : undefined;
}

/** Uses the first pages of the histories, with the same queries as the screens of the histories. */
export default defineViewWithQueries({
  queries: () =>
    Object.keys(values.tokens.tokens).flatMap((key) => {
      const page = { token: Token.parse(key), offset: 0, limit: values.app.pageSize };
      return [getDepositsQueryOptions(page), getBuyHistoryQueryOptions(page)];
    }),
  derive: (answers) => ({
    hasReceived: hasEntry(answers.filter((_, index) => index % 2 === 0)),
    hasBought: hasEntry(answers.filter((_, index) => index % 2 === 1)),
  }),
});
