/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { TotalProfit } from './totalProfit.zod.ts';

export const TotalProfitList = /*#__PURE__*/ zod.object({
  "result": /*#__PURE__*/ zod.array(TotalProfit)
});

export type TotalProfitList = zod.input<typeof TotalProfitList>;
export type TotalProfitListOutput = zod.output<typeof TotalProfitList>;
