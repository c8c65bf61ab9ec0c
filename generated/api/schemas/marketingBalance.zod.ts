/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { NetworkName } from './networkName.zod.ts';
import { Ticker } from './ticker.zod.ts';

export const MarketingBalance = /*#__PURE__*/ zod.object({
  "token": Ticker,
  "amount": Amount,
  "lastSavedAddress": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "lastSavedNetwork": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([NetworkName,/*#__PURE__*/ zod.null()]))
});

export type MarketingBalance = zod.input<typeof MarketingBalance>;
export type MarketingBalanceOutput = zod.output<typeof MarketingBalance>;
