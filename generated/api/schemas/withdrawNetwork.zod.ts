/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const WithdrawNetwork = /*#__PURE__*/ zod.enum(['Ethereum']);

export type WithdrawNetwork = zod.input<typeof WithdrawNetwork>;
export type WithdrawNetworkOutput = zod.output<typeof WithdrawNetwork>;
