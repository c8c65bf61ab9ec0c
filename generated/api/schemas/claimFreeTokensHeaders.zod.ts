/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const ClaimFreeTokensHeaders = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})

export type ClaimFreeTokensHeaders = zod.input<typeof ClaimFreeTokensHeaders>;
export type ClaimFreeTokensHeadersOutput = zod.output<typeof ClaimFreeTokensHeaders>;
