/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const getTranslationsParamsVersionMax = 20;


export const GetTranslationsParams = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTranslationsParamsVersionMax)))
})

export type GetTranslationsParams = zod.input<typeof GetTranslationsParams>;
export type GetTranslationsParamsOutput = zod.output<typeof GetTranslationsParams>;
