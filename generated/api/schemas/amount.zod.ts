/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const amountOneRegExp = new RegExp('^\\d+(\\.\\d{1,18})?$');
export const amountTwoMin = 0;



export const Amount = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(amountOneRegExp)),/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(amountTwoMin))]);

export type Amount = zod.input<typeof Amount>;
export type AmountOutput = zod.output<typeof Amount>;
