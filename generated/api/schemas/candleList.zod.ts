/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Candle } from './candle.zod.ts';

export const CandleList = /*#__PURE__*/ zod.array(Candle);

export type CandleList = zod.input<typeof CandleList>;
export type CandleListOutput = zod.output<typeof CandleList>;
