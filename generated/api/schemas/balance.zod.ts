/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { NetworkName } from './networkName.zod.ts';
import { Ticker } from './ticker.zod.ts';

export const Balance = /*#__PURE__*/ zod.object({
  "ticker": Ticker,
  "balance": Amount,
  "frozenBalance": Amount,
  "promoBalance": Amount,
  "isLocked": /*#__PURE__*/ zod.boolean(),
  "lockFinishAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "lastSavedAddress": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "lastSavedNetwork": /*#__PURE__*/ zod.union([NetworkName,/*#__PURE__*/ zod.null()])
});

export type Balance = zod.input<typeof Balance>;
export type BalanceOutput = zod.output<typeof Balance>;
