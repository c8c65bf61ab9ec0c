/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const getPersonalPartnersParamsOffsetDefault = 0;
export const getPersonalPartnersParamsOffsetMin = 0;

export const getPersonalPartnersParamsLimitDefault = 100;
export const getPersonalPartnersParamsLimitMax = 100;

export const getPersonalPartnersParamsSearchMax = 60;


export const GetPersonalPartnersParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPersonalPartnersParamsOffsetMin)), getPersonalPartnersParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPersonalPartnersParamsLimitMax)), getPersonalPartnersParamsLimitDefault),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPersonalPartnersParamsSearchMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['largest', 'smallest']))
})

export type GetPersonalPartnersParams = zod.input<typeof GetPersonalPartnersParams>;
export type GetPersonalPartnersParamsOutput = zod.output<typeof GetPersonalPartnersParams>;
