/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const IdMax = 64;



export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;
