/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const RequestPartnerWithdrawHeaders = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})

export type RequestPartnerWithdrawHeaders = zod.input<typeof RequestPartnerWithdrawHeaders>;
export type RequestPartnerWithdrawHeadersOutput = zod.output<typeof RequestPartnerWithdrawHeaders>;
