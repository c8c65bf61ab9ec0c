/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const LanguageMax = 35;


export const LanguageRegExp = new RegExp('^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');


export const Language = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(LanguageMax)).check(/*#__PURE__*/ zod.regex(LanguageRegExp));

export type Language = zod.input<typeof Language>;
export type LanguageOutput = zod.output<typeof Language>;
