import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getPartnerBalanceQueryOptions } from '../../../../generated/api/partner/partner.ts';
import { marketingAccount, marketingFigures } from '../../marketing-account.ts';
import { defineView } from '../define.ts';

/** What the partner balance holds of a token. */
export default defineView({
  queries: () => [getPartnerBalanceQueryOptions(), getRatesQueryOptions()],
  figures: ([balances, rates], { ticker }, on) => marketingFigures(on, balances, rates, String(ticker)),
  derive: ([balances], { ticker }) => marketingAccount(balances, String(ticker)),
});
