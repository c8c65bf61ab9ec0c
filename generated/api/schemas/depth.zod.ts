/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const DepthMax = 9;



export const Depth = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(DepthMax));

export type Depth = zod.input<typeof Depth>;
export type DepthOutput = zod.output<typeof Depth>;
