/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const Ticker = /*#__PURE__*/ zod.enum(['XAUT', 'PAXG']);

export type Ticker = zod.input<typeof Ticker>;
export type TickerOutput = zod.output<typeof Ticker>;
