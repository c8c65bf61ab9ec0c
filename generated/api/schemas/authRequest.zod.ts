/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const authRequestInitDataMax = 8192;

export const authRequestRefCodeMax = 64;

export const authRequestTokenFromWebMax = 4096;



export const AuthRequest = /*#__PURE__*/ zod.object({
  "initData": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(authRequestInitDataMax))),
  "refCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(authRequestRefCodeMax))),
  "tokenFromWeb": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(authRequestTokenFromWebMax)))
});

export type AuthRequest = zod.input<typeof AuthRequest>;
export type AuthRequestOutput = zod.output<typeof AuthRequest>;
