import type { QueryFunctionContext } from '@tanstack/react-query';

import { getPersonalPartnersQueryOptions } from '../../../../generated/api/mlm/mlm.ts';
import { values } from '../../../values/values.ts';
import { earnedWith, latestAccrualsQuery, oldestOf, readAccruals } from '../../latest-accruals.ts';
import { defineViewWithQueries } from '../define.ts';

/** The maximum number of pages of partners that are searched. */
const maxPages = 10;

/** A personal partner by number, for which the API has no request: page by page; null if there is none. */
async function partnerOf(id: unknown, { client }: Pick<QueryFunctionContext, 'client'>) {
  const { pageSize } = values.app;
  for (let page = 0; page < maxPages; page += 1) {
    const query = getPersonalPartnersQueryOptions({ offset: page * pageSize, limit: pageSize });
    const { result } = await client.fetchQuery(query);
    const found = result.find(({ userId }) => userId === id);
    if (found || result.length < pageSize) return found ?? null;
  }
  return null;
}

export default defineViewWithQueries({
  optional: ['id', 'accrual'],
  queries: ({ id }) => [
    latestAccrualsQuery,
    {
      queryKey: ['personalPartners', 'entry', id],
      queryFn: (context: QueryFunctionContext) =>
        typeof id === 'string' && id !== '' ? partnerOf(id, context) : Promise.resolve(null),
    },
  ],
  derive: ([latest, partner], { accrual }) => {
    const read = latest && readAccruals(latest.accruals);
    const { email, username, volumeXaut, volumePaxg } = partner ?? {};
    const who = {
      isFound: partner === undefined ? undefined : partner !== null,
      email,
      username,
      volumeXaut,
      volumePaxg,
    };
    if (!read || partner === undefined) return who;
    // Accruals have one name: the e-mail, else the username.
    const names =
      accrual === undefined || accrual === '' ? [email, username] : [read.find(({ id }) => id === accrual)?.name];
    const name = names.find((one) => typeof one === 'string' && one !== '' && read.some((other) => other.name === one));
    const matching = read.filter((one) => name !== undefined && one.name === name);
    const accruals = matching.slice(0, values.app.pageSize);
    return { ...who, count: matching.length, ...earnedWith(matching), date: oldestOf(read), accruals };
  },
});
