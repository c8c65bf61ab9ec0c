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
    const active = depths?.result.map((depth) => depth.active);
    return {
      ...summaryOf(volumes, profits, rates),
      count: depths?.result.reduce((sum, { total }) => sum + total, 0),
      active: active?.includes(undefined) ? undefined : active?.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    };
  },
});
