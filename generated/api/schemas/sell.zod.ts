/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { Id } from './id.zod.ts';
import { Status } from './status.zod.ts';

export const Sell = /*#__PURE__*/ zod.object({
  "id": Id,
  "status": Status,
  "usdt": Amount
});

export type Sell = zod.input<typeof Sell>;
export type SellOutput = zod.output<typeof Sell>;
