/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const getCandlesParamsLimitMax = 10000;

export const getCandlesParamsStartMin = 0;

export const getCandlesParamsEndMin = 0;


export const GetCandlesParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getCandlesParamsLimitMax))),
  "start": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getCandlesParamsStartMin))),
  "end": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getCandlesParamsEndMin))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(-1)]))
})

export type GetCandlesParams = zod.input<typeof GetCandlesParams>;
export type GetCandlesParamsOutput = zod.output<typeof GetCandlesParams>;
