/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const CandleTickerRegExp = new RegExp('^[A-Z0-9]{2,12}(:[A-Z0-9]{2,12})?$');


export const CandleTicker = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CandleTickerRegExp));

export type CandleTicker = zod.input<typeof CandleTicker>;
export type CandleTickerOutput = zod.output<typeof CandleTicker>;
