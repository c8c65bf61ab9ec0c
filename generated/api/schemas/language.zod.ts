/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const Language = /*#__PURE__*/ zod.enum(['ru', 'en', 'es', 'pt', 'de', 'it', 'fr', 'kk', 'tr', 'pl', 'cs', 'ro', 'id', 'ar']);

export type Language = zod.input<typeof Language>;
export type LanguageOutput = zod.output<typeof Language>;
