/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const ExchangeError = /*#__PURE__*/ zod.tuple([/*#__PURE__*/ zod.literal("error"),
/*#__PURE__*/ zod.int(),
/*#__PURE__*/ zod.string()]);

export type ExchangeError = zod.input<typeof ExchangeError>;
export type ExchangeErrorOutput = zod.output<typeof ExchangeError>;
