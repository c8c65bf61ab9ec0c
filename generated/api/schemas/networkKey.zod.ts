/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const NetworkKey = /*#__PURE__*/ zod.enum(['trc20', 'erc20', 'ton']);

export type NetworkKey = zod.input<typeof NetworkKey>;
export type NetworkKeyOutput = zod.output<typeof NetworkKey>;
