/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { Id } from './id.zod.ts';
import { Ticker } from './ticker.zod.ts';

export const Accrual = /*#__PURE__*/ zod.object({
  "id": Id,
  "partnerName": /*#__PURE__*/ zod.string(),
  "volume": Amount,
  "ticker": Ticker,
  "date": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "profit": Amount
});

export type Accrual = zod.input<typeof Accrual>;
export type AccrualOutput = zod.output<typeof Accrual>;
