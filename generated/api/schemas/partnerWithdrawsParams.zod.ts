/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const partnerWithdrawsParamsOffsetDefault = 0;
export const partnerWithdrawsParamsOffsetMin = 0;

export const partnerWithdrawsParamsLimitDefault = 100;
export const partnerWithdrawsParamsLimitMax = 100;

export const partnerWithdrawsParamsIdMax = 64;


export const PartnerWithdrawsParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerWithdrawsParamsOffsetMin)), partnerWithdrawsParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(partnerWithdrawsParamsLimitMax)), partnerWithdrawsParamsLimitDefault),
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['xaut', 'paxg'])),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerWithdrawsParamsIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'failed', 'cancelled'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type PartnerWithdrawsParams = zod.input<typeof PartnerWithdrawsParams>;
export type PartnerWithdrawsParamsOutput = zod.output<typeof PartnerWithdrawsParams>;
