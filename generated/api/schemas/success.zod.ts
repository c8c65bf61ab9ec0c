/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const Success = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.boolean()
});

export type Success = zod.input<typeof Success>;
export type SuccessOutput = zod.output<typeof Success>;
