/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const RequestNetworkWithdrawHeaders = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})

export type RequestNetworkWithdrawHeaders = zod.input<typeof RequestNetworkWithdrawHeaders>;
export type RequestNetworkWithdrawHeadersOutput = zod.output<typeof RequestNetworkWithdrawHeaders>;
