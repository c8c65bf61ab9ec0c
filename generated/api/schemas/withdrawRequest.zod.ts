/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { AddressInput } from './addressInput.zod.ts';
import { AmountInput } from './amountInput.zod.ts';
import { MemoInput } from './memoInput.zod.ts';
import { Token } from './token.zod.ts';
import { TwoFactorCode } from './twoFactorCode.zod.ts';
import { WithdrawNetwork } from './withdrawNetwork.zod.ts';

export const WithdrawRequest = /*#__PURE__*/ zod.object({
  "amount": AmountInput,
  "address": AddressInput,
  "twoFactorCode": TwoFactorCode,
  "token": Token,
  "network": WithdrawNetwork,
  "memo": /*#__PURE__*/ zod.optional(MemoInput)
});

export type WithdrawRequest = zod.input<typeof WithdrawRequest>;
export type WithdrawRequestOutput = zod.output<typeof WithdrawRequest>;
