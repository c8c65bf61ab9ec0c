/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const Translations = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string());

export type Translations = zod.input<typeof Translations>;
export type TranslationsOutput = zod.output<typeof Translations>;
