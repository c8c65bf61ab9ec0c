import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getNetworkBalanceQueryOptions } from '../../../../generated/api/partner/partner.ts';
import { marketingAccount } from '../../marketing-account.ts';
import { defineView } from '../define.ts';

/** What the network balance holds of a token. */
export default defineView({
  queries: () => [getNetworkBalanceQueryOptions(), getRatesQueryOptions()],
  derive: ([balances, rates], { ticker }) => marketingAccount(balances, rates, String(ticker)),
});
