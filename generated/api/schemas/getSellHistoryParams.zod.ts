/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Ticker } from './ticker.zod.ts';

export const getSellHistoryParamsOffsetDefault = 0;
export const getSellHistoryParamsOffsetMin = 0;

export const getSellHistoryParamsLimitDefault = 100;
export const getSellHistoryParamsLimitMax = 100;

export const getSellHistoryParamsIdMax = 64;


export const GetSellHistoryParams = /*#__PURE__*/ zod.object({
  "ticker": /*#__PURE__*/ zod.optional(Ticker),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSellHistoryParamsOffsetMin)), getSellHistoryParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getSellHistoryParamsLimitMax)), getSellHistoryParamsLimitDefault),
  "balanceType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['balance', 'partner', 'network'])),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSellHistoryParamsIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'failed', 'cancelled'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type GetSellHistoryParams = zod.input<typeof GetSellHistoryParams>;
export type GetSellHistoryParamsOutput = zod.output<typeof GetSellHistoryParams>;
