/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Balance } from './balance.zod.ts';

export const BalanceList = /*#__PURE__*/ zod.object({
  "result": /*#__PURE__*/ zod.array(Balance)
});

export type BalanceList = zod.input<typeof BalanceList>;
export type BalanceListOutput = zod.output<typeof BalanceList>;
