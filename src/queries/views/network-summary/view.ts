import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getPartnerCountByLevelQueryOptions } from '../../../../generated/api/mlm/mlm.ts';
import {
  getNetworkTotalProfitsQueryOptions,
  getNetworkVolumeQueryOptions,
} from '../../../../generated/api/partner/partner.ts';
import { summaryOf } from '../../marketing.ts';
import { sumBy } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

/** The number of partners is the sum over all depths; that of the active ones is there only where every depth tells its own. */
export default defineView({
  queries: () => [
    getPartnerCountByLevelQueryOptions(),
    getNetworkVolumeQueryOptions(),
    getNetworkTotalProfitsQueryOptions(),
    getRatesQueryOptions(),
  ],
  figures: ([depths, volumes, profits, rates], _, on) => ({
    ...summaryOf(on, volumes, profits, rates),
    count:
      depths &&
      sumBy(
        on,
        depths.result.map(({ total }) => on.given('peopleAtDepth', total)),
      ),
  }),
  derive: ([depths]) => ({
    active: depths?.result.reduce<number | undefined>(
      (sum, { active }) => (sum === undefined || active === undefined ? undefined : sum + active),
      0,
    ),
  }),
});
