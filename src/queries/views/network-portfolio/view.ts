import { balancesOf } from '../../marketing.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

export default defineView<typeof definition>({
  figures: ([balances, rates], _, on) => balancesOf(on, balances, rates),
});
