/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { CommercialType } from './commercialType.zod.ts';

export const commercialOperationsParamsOffsetDefault = 0;
export const commercialOperationsParamsOffsetMin = 0;

export const commercialOperationsParamsLimitDefault = 100;
export const commercialOperationsParamsLimitMax = 100;

export const commercialOperationsParamsIdMax = 64;


export const CommercialOperationsParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(commercialOperationsParamsOffsetMin)), commercialOperationsParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(commercialOperationsParamsLimitMax)), commercialOperationsParamsLimitDefault),
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['xaut', 'paxg'])),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(commercialOperationsParamsIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'failed', 'cancelled'])),
  "type": /*#__PURE__*/ zod.optional(CommercialType),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type CommercialOperationsParams = zod.input<typeof CommercialOperationsParams>;
export type CommercialOperationsParamsOutput = zod.output<typeof CommercialOperationsParams>;
