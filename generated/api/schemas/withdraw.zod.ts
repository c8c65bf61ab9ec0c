/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Status } from './status.zod.ts';

export const Withdraw = /*#__PURE__*/ zod.object({
  "id": Id,
  "status": Status
});

export type Withdraw = zod.input<typeof Withdraw>;
export type WithdrawOutput = zod.output<typeof Withdraw>;
