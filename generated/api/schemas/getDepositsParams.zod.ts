/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const getDepositsParamsOffsetDefault = 0;
export const getDepositsParamsOffsetMin = 0;

export const getDepositsParamsLimitDefault = 100;
export const getDepositsParamsLimitMax = 100;

export const getDepositsParamsIdMax = 64;


export const GetDepositsParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDepositsParamsOffsetMin)), getDepositsParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getDepositsParamsLimitMax)), getDepositsParamsLimitDefault),
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['xaut', 'paxg'])),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositsParamsIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'failed', 'cancelled'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type GetDepositsParams = zod.input<typeof GetDepositsParams>;
export type GetDepositsParamsOutput = zod.output<typeof GetDepositsParams>;
