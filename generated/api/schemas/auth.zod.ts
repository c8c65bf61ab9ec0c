/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { UserSettings } from './userSettings.zod.ts';





export const Auth = /*#__PURE__*/ zod.object({
  "auth": /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
}),
  "user": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "settings": UserSettings
})
});

export type Auth = zod.input<typeof Auth>;
export type AuthOutput = zod.output<typeof Auth>;
