/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Ticker } from './ticker.zod.ts';

export const sellHistoryParamsOffsetDefault = 0;
export const sellHistoryParamsOffsetMin = 0;

export const sellHistoryParamsLimitDefault = 100;
export const sellHistoryParamsLimitMax = 100;

export const sellHistoryParamsIdMax = 64;


export const SellHistoryParams = /*#__PURE__*/ zod.object({
  "ticker": /*#__PURE__*/ zod.optional(Ticker),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sellHistoryParamsOffsetMin)), sellHistoryParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(sellHistoryParamsLimitMax)), sellHistoryParamsLimitDefault),
  "balanceType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['balance', 'partner', 'network'])),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sellHistoryParamsIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'failed', 'cancelled'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type SellHistoryParams = zod.input<typeof SellHistoryParams>;
export type SellHistoryParamsOutput = zod.output<typeof SellHistoryParams>;
