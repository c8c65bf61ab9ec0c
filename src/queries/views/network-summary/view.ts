import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getPartnerCountByLevelQueryOptions } from '../../../../generated/api/mlm/mlm.ts';
import {
  getNetworkTotalProfitsQueryOptions,
  getNetworkVolumeQueryOptions,
} from '../../../../generated/api/partner/partner.ts';
import { summaryOf } from '../../marketing.ts';
import { defineView } from '../define.ts';

/** The number of partners is the sum over all depths; that of the active ones is there only where every depth tells its own. */
export default defineView({
  queries: () => [
    getPartnerCountByLevelQueryOptions(),
    getNetworkVolumeQueryOptions(),
    getNetworkTotalProfitsQueryOptions(),
    getRatesQueryOptions(),
  ],
  derive: ([depths, volumes, profits, rates]) => {
    // A depth that cannot be read would be missing in the sum.
    const sumOf = (counts: readonly (number | undefined)[] | undefined): number | undefined =>
      counts?.reduce((sum, count) => (sum === undefined || count === undefined ? undefined : sum + count), 0);
    return {
      ...summaryOf(volumes, profits, rates),
      count: sumOf(depths?.result.map(({ total }) => total)),
      active: sumOf(depths?.result.map((depth) => depth.active)),
    };
  },
});
