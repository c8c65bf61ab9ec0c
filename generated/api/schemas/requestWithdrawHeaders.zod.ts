/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const RequestWithdrawHeaders = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})

export type RequestWithdrawHeaders = zod.input<typeof RequestWithdrawHeaders>;
export type RequestWithdrawHeadersOutput = zod.output<typeof RequestWithdrawHeaders>;
