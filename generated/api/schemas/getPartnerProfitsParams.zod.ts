/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const getPartnerProfitsParamsOffsetDefault = 0;
export const getPartnerProfitsParamsOffsetMin = 0;

export const getPartnerProfitsParamsLimitDefault = 100;
export const getPartnerProfitsParamsLimitMax = 100;

export const getPartnerProfitsParamsIdMax = 64;


export const GetPartnerProfitsParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPartnerProfitsParamsOffsetMin)), getPartnerProfitsParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPartnerProfitsParamsLimitMax)), getPartnerProfitsParamsLimitDefault),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPartnerProfitsParamsIdMax))),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type GetPartnerProfitsParams = zod.input<typeof GetPartnerProfitsParams>;
export type GetPartnerProfitsParamsOutput = zod.output<typeof GetPartnerProfitsParams>;
