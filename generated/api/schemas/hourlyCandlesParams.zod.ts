/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const hourlyCandlesParamsLimitMax = 10000;

export const hourlyCandlesParamsStartMin = 0;

export const hourlyCandlesParamsEndMin = 0;


export const HourlyCandlesParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(hourlyCandlesParamsLimitMax))),
  "start": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hourlyCandlesParamsStartMin))),
  "end": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hourlyCandlesParamsEndMin))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(-1)]))
})

export type HourlyCandlesParams = zod.input<typeof HourlyCandlesParams>;
export type HourlyCandlesParamsOutput = zod.output<typeof HourlyCandlesParams>;
