/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Accrual } from './accrual.zod.ts';
import { Total } from './total.zod.ts';

export const AccrualList = /*#__PURE__*/ zod.object({
  "result": /*#__PURE__*/ zod.array(Accrual),
  "total": Total
});

export type AccrualList = zod.input<typeof AccrualList>;
export type AccrualListOutput = zod.output<typeof AccrualList>;
