/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { NetworkLevel } from './networkLevel.zod.ts';

export const NetworkInfo = /*#__PURE__*/ zod.object({
  "level": NetworkLevel,
  "availableLevel": NetworkLevel,
  "date": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "totalNetworkVolume": Amount,
  "totalNetworkProfit": Amount,
  "availableNetworkVolume": Amount,
  "availableNetworkProfit": Amount,
  "closedNetworkVolume": Amount,
  "closedNetworkProfit": Amount
});

export type NetworkInfo = zod.input<typeof NetworkInfo>;
export type NetworkInfoOutput = zod.output<typeof NetworkInfo>;
