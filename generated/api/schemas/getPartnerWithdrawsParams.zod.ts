/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const getPartnerWithdrawsParamsOffsetDefault = 0;
export const getPartnerWithdrawsParamsOffsetMin = 0;

export const getPartnerWithdrawsParamsLimitDefault = 100;
export const getPartnerWithdrawsParamsLimitMax = 100;

export const getPartnerWithdrawsParamsIdMax = 64;


export const GetPartnerWithdrawsParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPartnerWithdrawsParamsOffsetMin)), getPartnerWithdrawsParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPartnerWithdrawsParamsLimitMax)), getPartnerWithdrawsParamsLimitDefault),
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['xaut', 'paxg'])),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPartnerWithdrawsParamsIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'failed', 'cancelled'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type GetPartnerWithdrawsParams = zod.input<typeof GetPartnerWithdrawsParams>;
export type GetPartnerWithdrawsParamsOutput = zod.output<typeof GetPartnerWithdrawsParams>;
