/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const Token = /*#__PURE__*/ zod.enum(['xaut', 'paxg']);

export type Token = zod.input<typeof Token>;
export type TokenOutput = zod.output<typeof Token>;
