/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const TwoFactorCodeMax = 32;



export const TwoFactorCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(TwoFactorCodeMax));

export type TwoFactorCode = zod.input<typeof TwoFactorCode>;
export type TwoFactorCodeOutput = zod.output<typeof TwoFactorCode>;
