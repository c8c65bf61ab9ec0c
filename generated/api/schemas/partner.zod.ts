/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';

export const Partner = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string(),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "username": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "volumeXaut": Amount,
  "volumePaxg": Amount
});

export type Partner = zod.input<typeof Partner>;
export type PartnerOutput = zod.output<typeof Partner>;
