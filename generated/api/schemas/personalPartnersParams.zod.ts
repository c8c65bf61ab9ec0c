/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const personalPartnersParamsOffsetDefault = 0;
export const personalPartnersParamsOffsetMin = 0;

export const personalPartnersParamsLimitDefault = 100;
export const personalPartnersParamsLimitMax = 100;

export const personalPartnersParamsSearchMax = 60;


export const PersonalPartnersParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(personalPartnersParamsOffsetMin)), personalPartnersParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(personalPartnersParamsLimitMax)), personalPartnersParamsLimitDefault),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalPartnersParamsSearchMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['largest', 'smallest']))
})

export type PersonalPartnersParams = zod.input<typeof PersonalPartnersParams>;
export type PersonalPartnersParamsOutput = zod.output<typeof PersonalPartnersParams>;
