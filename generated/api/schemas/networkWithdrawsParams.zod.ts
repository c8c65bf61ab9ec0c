/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const networkWithdrawsParamsOffsetDefault = 0;
export const networkWithdrawsParamsOffsetMin = 0;

export const networkWithdrawsParamsLimitDefault = 100;
export const networkWithdrawsParamsLimitMax = 100;

export const networkWithdrawsParamsIdMax = 64;


export const NetworkWithdrawsParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(networkWithdrawsParamsOffsetMin)), networkWithdrawsParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(networkWithdrawsParamsLimitMax)), networkWithdrawsParamsLimitDefault),
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['xaut', 'paxg'])),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(networkWithdrawsParamsIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'failed', 'cancelled'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type NetworkWithdrawsParams = zod.input<typeof NetworkWithdrawsParams>;
export type NetworkWithdrawsParamsOutput = zod.output<typeof NetworkWithdrawsParams>;
