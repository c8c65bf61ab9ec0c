/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const getWithdrawsParamsOffsetDefault = 0;
export const getWithdrawsParamsOffsetMin = 0;

export const getWithdrawsParamsLimitDefault = 100;
export const getWithdrawsParamsLimitMax = 100;

export const getWithdrawsParamsIdMax = 64;


export const GetWithdrawsParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawsParamsOffsetMin)), getWithdrawsParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getWithdrawsParamsLimitMax)), getWithdrawsParamsLimitDefault),
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['xaut', 'paxg'])),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawsParamsIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'failed', 'cancelled'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type GetWithdrawsParams = zod.input<typeof GetWithdrawsParams>;
export type GetWithdrawsParamsOutput = zod.output<typeof GetWithdrawsParams>;
