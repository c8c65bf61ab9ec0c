/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { Ticker } from './ticker.zod.ts';

export const TotalProfit = /*#__PURE__*/ zod.object({
  "ticker": Ticker,
  "profit": Amount
});

export type TotalProfit = zod.input<typeof TotalProfit>;
export type TotalProfitOutput = zod.output<typeof TotalProfit>;
