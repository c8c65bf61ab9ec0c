import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getNetworkBalanceQueryOptions } from '../../../../generated/api/partner/partner.ts';
import { marketingAccount, marketingFigures } from '../../marketing-account.ts';
import { defineView } from '../define.ts';

/** The amount of a token in the network balance. */
export default defineView({
  queries: () => [getNetworkBalanceQueryOptions(), getRatesQueryOptions()],
  figures: ([balances, rates], { ticker }, on) => marketingFigures(on, balances, rates, String(ticker)),
  derive: ([balances], { ticker }) => marketingAccount(balances, String(ticker)),
});
