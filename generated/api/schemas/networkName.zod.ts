/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const NetworkName = /*#__PURE__*/ zod.enum(['Tron', 'Ethereum', 'TON']);

export type NetworkName = zod.input<typeof NetworkName>;
export type NetworkNameOutput = zod.output<typeof NetworkName>;
