/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { AddressInput } from './addressInput.zod.ts';
import { AmountInput } from './amountInput.zod.ts';
import { MemoInput } from './memoInput.zod.ts';
import { Ticker } from './ticker.zod.ts';
import { TwoFactorCode } from './twoFactorCode.zod.ts';
import { WithdrawNetwork } from './withdrawNetwork.zod.ts';

export const MarketingWithdrawRequest = /*#__PURE__*/ zod.object({
  "amount": AmountInput,
  "address": AddressInput,
  "twoFactorCode": TwoFactorCode,
  "token": Ticker,
  "network": WithdrawNetwork,
  "memo": /*#__PURE__*/ zod.optional(MemoInput)
});

export type MarketingWithdrawRequest = zod.input<typeof MarketingWithdrawRequest>;
export type MarketingWithdrawRequestOutput = zod.output<typeof MarketingWithdrawRequest>;
