/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const candlesParamsLimitMax = 10000;

export const candlesParamsStartMin = 0;

export const candlesParamsEndMin = 0;


export const CandlesParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(candlesParamsLimitMax))),
  "start": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(candlesParamsStartMin))),
  "end": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(candlesParamsEndMin))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(-1)]))
})

export type CandlesParams = zod.input<typeof CandlesParams>;
export type CandlesParamsOutput = zod.output<typeof CandlesParams>;
