import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getNetworkBalanceQueryOptions } from '../../../../generated/api/partner/partner.ts';
import { balancesOf } from '../../marketing.ts';
import { defineView } from '../define.ts';

export default defineView({
  queries: () => [getNetworkBalanceQueryOptions(), getRatesQueryOptions()],
  figures: ([balances, rates], _, on) => balancesOf(on, balances, rates),
});
