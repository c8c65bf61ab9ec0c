/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const authenticateHeadersXAuthTokenMax = 4096;


export const AuthenticateHeaders = /*#__PURE__*/ zod.object({
  "x-auth-token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(authenticateHeadersXAuthTokenMax)))
})

export type AuthenticateHeaders = zod.input<typeof AuthenticateHeaders>;
export type AuthenticateHeadersOutput = zod.output<typeof AuthenticateHeaders>;
