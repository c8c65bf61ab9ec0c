import { getGetRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getGetPartnerBalanceQueryOptions } from '../../../../generated/api/partner/partner.ts';
import { balancesOf } from '../../marketing.ts';
import { defineView } from '../define.ts';

export default defineView({
  queries: () => [getGetPartnerBalanceQueryOptions(), getGetRatesQueryOptions()],
  derive: ([balances, rates]) => ({ ...balancesOf(balances, rates) }),
});
