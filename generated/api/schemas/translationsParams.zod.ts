/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const translationsParamsVersionMax = 20;


export const TranslationsParams = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(translationsParamsVersionMax)))
})

export type TranslationsParams = zod.input<typeof TranslationsParams>;
export type TranslationsParamsOutput = zod.output<typeof TranslationsParams>;
