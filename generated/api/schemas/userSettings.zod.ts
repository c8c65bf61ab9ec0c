/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { NetworkLevel } from './networkLevel.zod.ts';

export const UserSettings = /*#__PURE__*/ zod.object({
  "referrerCode": /*#__PURE__*/ zod.string(),
  "freeTokensRedeemed": /*#__PURE__*/ zod.boolean(),
  "partnerLevel": NetworkLevel,
  "registrationBonus": /*#__PURE__*/ zod.boolean()
});

export type UserSettings = zod.input<typeof UserSettings>;
export type UserSettingsOutput = zod.output<typeof UserSettings>;
