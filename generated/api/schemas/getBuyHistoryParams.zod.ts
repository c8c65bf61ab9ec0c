/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const getBuyHistoryParamsOffsetDefault = 0;
export const getBuyHistoryParamsOffsetMin = 0;

export const getBuyHistoryParamsLimitDefault = 100;
export const getBuyHistoryParamsLimitMax = 100;

export const getBuyHistoryParamsIdMax = 64;


export const GetBuyHistoryParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['xaut', 'paxg'])),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getBuyHistoryParamsOffsetMin)), getBuyHistoryParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBuyHistoryParamsLimitMax)), getBuyHistoryParamsLimitDefault),
  "balanceType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['balance', 'partner', 'network'])),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBuyHistoryParamsIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'failed', 'cancelled'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type GetBuyHistoryParams = zod.input<typeof GetBuyHistoryParams>;
export type GetBuyHistoryParamsOutput = zod.output<typeof GetBuyHistoryParams>;
