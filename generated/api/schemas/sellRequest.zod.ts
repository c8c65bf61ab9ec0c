/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { AddressInput } from './addressInput.zod.ts';
import { AmountInput } from './amountInput.zod.ts';
import { BalanceType } from './balanceType.zod.ts';
import { MemoInput } from './memoInput.zod.ts';
import { NetworkName } from './networkName.zod.ts';
import { Ticker } from './ticker.zod.ts';
import { TwoFactorCode } from './twoFactorCode.zod.ts';

export const SellRequest = /*#__PURE__*/ zod.object({
  "amount": AmountInput,
  "ticker": Ticker,
  "balanceType": BalanceType,
  "address": AddressInput,
  "network": NetworkName,
  "twoFactorCode": TwoFactorCode,
  "memo": /*#__PURE__*/ zod.optional(MemoInput)
});

export type SellRequest = zod.input<typeof SellRequest>;
export type SellRequestOutput = zod.output<typeof SellRequest>;
