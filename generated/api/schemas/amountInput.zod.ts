/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const AmountInputMax = 40;


export const AmountInputRegExp = new RegExp('^\\d+(\\.\\d{1,18})?$');


export const AmountInput = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AmountInputMax)).check(/*#__PURE__*/ zod.regex(AmountInputRegExp));

export type AmountInput = zod.input<typeof AmountInput>;
export type AmountInputOutput = zod.output<typeof AmountInput>;
