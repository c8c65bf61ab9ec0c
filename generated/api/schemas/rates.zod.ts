/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';

export const Rates = /*#__PURE__*/ zod.object({
  "XAUT": Amount,
  "PAXG": Amount
});

export type Rates = zod.input<typeof Rates>;
export type RatesOutput = zod.output<typeof Rates>;
