/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { MarketingBalance } from './marketingBalance.zod.ts';

export const MarketingBalanceList = /*#__PURE__*/ zod.object({
  "result": /*#__PURE__*/ zod.array(MarketingBalance)
});

export type MarketingBalanceList = zod.input<typeof MarketingBalanceList>;
export type MarketingBalanceListOutput = zod.output<typeof MarketingBalanceList>;
