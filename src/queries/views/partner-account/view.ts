import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getPartnerBalanceQueryOptions } from '../../../../generated/api/partner/partner.ts';
import { marketingAccount } from '../../marketing-account.ts';
import { defineView } from '../define.ts';

/** What the partner balance holds of a token. */
export default defineView({
  queries: () => [getPartnerBalanceQueryOptions(), getRatesQueryOptions()],
  derive: ([balances, rates], { ticker }) => marketingAccount(balances, rates, String(ticker)),
});
