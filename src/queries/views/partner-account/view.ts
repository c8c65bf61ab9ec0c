import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getPartnerBalanceQueryOptions } from '../../../../generated/api/partner/partner.ts';
import { marketingAccount, marketingFigures } from '../../marketing-account.ts';
import { defineView } from '../define.ts';

/** The amount of a token in the partner balance. */
export default defineView({
  queries: () => [getPartnerBalanceQueryOptions(), getRatesQueryOptions()],
  figures: ([balances, rates], { ticker }, on) => marketingFigures(on, balances, rates, String(ticker)),
  derive: ([balances], { ticker }) => marketingAccount(balances, String(ticker)),
});
