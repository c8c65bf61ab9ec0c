/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const buyHistoryParamsOffsetDefault = 0;
export const buyHistoryParamsOffsetMin = 0;

export const buyHistoryParamsLimitDefault = 100;
export const buyHistoryParamsLimitMax = 100;

export const buyHistoryParamsIdMax = 64;


export const BuyHistoryParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['xaut', 'paxg'])),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyHistoryParamsOffsetMin)), buyHistoryParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(buyHistoryParamsLimitMax)), buyHistoryParamsLimitDefault),
  "balanceType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['balance', 'partner', 'network'])),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(buyHistoryParamsIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'failed', 'cancelled'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type BuyHistoryParams = zod.input<typeof BuyHistoryParams>;
export type BuyHistoryParamsOutput = zod.output<typeof BuyHistoryParams>;
