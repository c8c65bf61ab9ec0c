/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from '../../../src/api/schema.ts';

export const Ticker = /*#__PURE__*/ zod.enum(['XAUT', 'PAXG']);

export type Ticker = zod.input<typeof Ticker>;
export type TickerOutput = zod.output<typeof Ticker>;
