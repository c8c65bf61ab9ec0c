/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { CommercialType } from './commercialType.zod.ts';

export const getCommercialOperationsParamsOffsetDefault = 0;
export const getCommercialOperationsParamsOffsetMin = 0;

export const getCommercialOperationsParamsLimitDefault = 100;
export const getCommercialOperationsParamsLimitMax = 100;

export const getCommercialOperationsParamsIdMax = 64;


export const GetCommercialOperationsParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getCommercialOperationsParamsOffsetMin)), getCommercialOperationsParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getCommercialOperationsParamsLimitMax)), getCommercialOperationsParamsLimitDefault),
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['xaut', 'paxg'])),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCommercialOperationsParamsIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'failed', 'cancelled'])),
  "type": /*#__PURE__*/ zod.optional(CommercialType),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type GetCommercialOperationsParams = zod.input<typeof GetCommercialOperationsParams>;
export type GetCommercialOperationsParamsOutput = zod.output<typeof GetCommercialOperationsParams>;
