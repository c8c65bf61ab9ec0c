/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const ErrorCode = /*#__PURE__*/ zod.enum(['validation', 'unauthorized', 'forbidden', 'two_factor_required', 'two_factor_invalid', 'not_found', 'conflict', 'rejected', 'rate_limited', 'internal']);

export type ErrorCode = zod.input<typeof ErrorCode>;
export type ErrorCodeOutput = zod.output<typeof ErrorCode>;
