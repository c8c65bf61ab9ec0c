/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';




export const DepositAddress = /*#__PURE__*/ zod.object({
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "memo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type DepositAddress = zod.input<typeof DepositAddress>;
export type DepositAddressOutput = zod.output<typeof DepositAddress>;
