/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const RequestSellHeaders = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})

export type RequestSellHeaders = zod.input<typeof RequestSellHeaders>;
export type RequestSellHeadersOutput = zod.output<typeof RequestSellHeaders>;
