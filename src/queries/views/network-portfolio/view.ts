import { getGetRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getGetNetworkBalanceQueryOptions } from '../../../../generated/api/partner/partner.ts';
import { balancesOf } from '../../marketing.ts';
import { defineView } from '../define.ts';

export default defineView({
  queries: () => [getGetNetworkBalanceQueryOptions(), getGetRatesQueryOptions()],
  derive: ([balances, rates]) => ({ ...balancesOf(balances, rates) }),
});
