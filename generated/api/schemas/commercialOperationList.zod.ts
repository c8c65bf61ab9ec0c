/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { CommercialOperation } from './commercialOperation.zod.ts';
import { Total } from './total.zod.ts';

export const CommercialOperationList = /*#__PURE__*/ zod.object({
  "result": /*#__PURE__*/ zod.array(CommercialOperation),
  "total": Total
});

export type CommercialOperationList = zod.input<typeof CommercialOperationList>;
export type CommercialOperationListOutput = zod.output<typeof CommercialOperationList>;
