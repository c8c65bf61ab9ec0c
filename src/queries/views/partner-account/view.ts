import { marketingAccount, marketingFigures } from '../../marketing-account.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

/** The amount of a token in the partner balance. */
export default defineView<typeof definition>({
  figures: ([balances, rates], { ticker }, on) => marketingFigures(on, balances, rates, String(ticker)),
  derive: ([balances], { ticker }) => marketingAccount(balances, String(ticker)),
});
