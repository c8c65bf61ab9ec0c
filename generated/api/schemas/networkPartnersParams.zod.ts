/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const networkPartnersParamsOffsetDefault = 0;
export const networkPartnersParamsOffsetMin = 0;

export const networkPartnersParamsLimitDefault = 100;
export const networkPartnersParamsLimitMax = 100;

export const networkPartnersParamsLevelMax = 9;

export const networkPartnersParamsSearchMax = 60;


export const NetworkPartnersParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(networkPartnersParamsOffsetMin)), networkPartnersParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(networkPartnersParamsLimitMax)), networkPartnersParamsLimitDefault),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(networkPartnersParamsLevelMax)),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(networkPartnersParamsSearchMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['largest', 'smallest']))
})

export type NetworkPartnersParams = zod.input<typeof NetworkPartnersParams>;
export type NetworkPartnersParamsOutput = zod.output<typeof NetworkPartnersParams>;
