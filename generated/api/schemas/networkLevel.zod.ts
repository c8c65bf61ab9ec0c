/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const NetworkLevelMin = 0;



export const NetworkLevel = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(NetworkLevelMin));

export type NetworkLevel = zod.input<typeof NetworkLevel>;
export type NetworkLevelOutput = zod.output<typeof NetworkLevel>;
