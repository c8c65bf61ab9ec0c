/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { Id } from './id.zod.ts';
import { NetworkName } from './networkName.zod.ts';
import { Status } from './status.zod.ts';
import { Ticker } from './ticker.zod.ts';

export const OrderHistoryItem = /*#__PURE__*/ zod.object({
  "id": Id,
  "ticker": Ticker,
  "amount": Amount,
  "date": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "hash": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "status": /*#__PURE__*/ zod.optional(Status),
  "address": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "network": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([NetworkName,/*#__PURE__*/ zod.null()])),
  "memo": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "price": Amount,
  "usdt": Amount
});

export type OrderHistoryItem = zod.input<typeof OrderHistoryItem>;
export type OrderHistoryItemOutput = zod.output<typeof OrderHistoryItem>;
