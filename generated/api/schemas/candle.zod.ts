/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const Candle = /*#__PURE__*/ zod.tuple([/*#__PURE__*/ zod.int(),
/*#__PURE__*/ zod.number(),
/*#__PURE__*/ zod.number(),
/*#__PURE__*/ zod.number(),
/*#__PURE__*/ zod.number(),
/*#__PURE__*/ zod.number()]);

export type Candle = zod.input<typeof Candle>;
export type CandleOutput = zod.output<typeof Candle>;
