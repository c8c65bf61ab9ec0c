/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { CommercialType } from './commercialType.zod.ts';
import { Id } from './id.zod.ts';
import { Status } from './status.zod.ts';
import { Ticker } from './ticker.zod.ts';

export const CommercialOperation = /*#__PURE__*/ zod.object({
  "id": Id,
  "type": CommercialType,
  "amount": Amount,
  "ticker": Ticker,
  "status": Status,
  "date": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "profit": Amount,
  "hash": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type CommercialOperation = zod.input<typeof CommercialOperation>;
export type CommercialOperationOutput = zod.output<typeof CommercialOperation>;
