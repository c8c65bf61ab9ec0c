/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const BalanceType = /*#__PURE__*/ zod.enum(['balance', 'partner', 'network']);

export type BalanceType = zod.input<typeof BalanceType>;
export type BalanceTypeOutput = zod.output<typeof BalanceType>;
