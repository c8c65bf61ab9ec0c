/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const getNetworkWithdrawsParamsOffsetDefault = 0;
export const getNetworkWithdrawsParamsOffsetMin = 0;

export const getNetworkWithdrawsParamsLimitDefault = 100;
export const getNetworkWithdrawsParamsLimitMax = 100;

export const getNetworkWithdrawsParamsIdMax = 64;


export const GetNetworkWithdrawsParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getNetworkWithdrawsParamsOffsetMin)), getNetworkWithdrawsParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getNetworkWithdrawsParamsLimitMax)), getNetworkWithdrawsParamsLimitDefault),
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['xaut', 'paxg'])),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getNetworkWithdrawsParamsIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'failed', 'cancelled'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type GetNetworkWithdrawsParams = zod.input<typeof GetNetworkWithdrawsParams>;
export type GetNetworkWithdrawsParamsOutput = zod.output<typeof GetNetworkWithdrawsParams>;
