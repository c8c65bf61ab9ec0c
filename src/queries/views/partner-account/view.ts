import { getGetRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getGetPartnerBalanceQueryOptions } from '../../../../generated/api/partner/partner.ts';
import { marketingAccount } from '../../marketing-account.ts';
import { defineView } from '../define.ts';

/** What the partner balance holds of a token. */
export default defineView({
  queries: () => [getGetPartnerBalanceQueryOptions(), getGetRatesQueryOptions()],
  derive: ([balances, rates], { ticker }) => marketingAccount(balances, rates, String(ticker)),
});
