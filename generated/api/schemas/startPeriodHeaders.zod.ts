/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const StartPeriodHeaders = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})

export type StartPeriodHeaders = zod.input<typeof StartPeriodHeaders>;
export type StartPeriodHeadersOutput = zod.output<typeof StartPeriodHeaders>;
