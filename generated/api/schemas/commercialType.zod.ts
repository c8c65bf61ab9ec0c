/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const CommercialType = /*#__PURE__*/ zod.enum(['accrual', 'period_start', 'period_end', 'gift', 'bonus']);

export type CommercialType = zod.input<typeof CommercialType>;
export type CommercialTypeOutput = zod.output<typeof CommercialType>;
