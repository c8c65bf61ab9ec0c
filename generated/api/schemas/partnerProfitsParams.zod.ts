/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const partnerProfitsParamsOffsetDefault = 0;
export const partnerProfitsParamsOffsetMin = 0;

export const partnerProfitsParamsLimitDefault = 100;
export const partnerProfitsParamsLimitMax = 100;

export const partnerProfitsParamsIdMax = 64;

export const partnerProfitsParamsSearchMax = 60;


export const PartnerProfitsParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerProfitsParamsOffsetMin)), partnerProfitsParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(partnerProfitsParamsLimitMax)), partnerProfitsParamsLimitDefault),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerProfitsParamsIdMax))),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerProfitsParamsSearchMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['largest', 'smallest'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type PartnerProfitsParams = zod.input<typeof PartnerProfitsParams>;
export type PartnerProfitsParamsOutput = zod.output<typeof PartnerProfitsParams>;
