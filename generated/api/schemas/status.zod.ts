/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const Status = /*#__PURE__*/ zod.enum(['pending', 'completed', 'failed', 'cancelled']);

export type Status = zod.input<typeof Status>;
export type StatusOutput = zod.output<typeof Status>;
