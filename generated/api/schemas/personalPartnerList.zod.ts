/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Partner } from './partner.zod.ts';
import { Total } from './total.zod.ts';

export const PersonalPartnerList = /*#__PURE__*/ zod.object({
  "count": Total,
  "active": /*#__PURE__*/ zod.optional(Total),
  "result": /*#__PURE__*/ zod.array(Partner)
});

export type PersonalPartnerList = zod.input<typeof PersonalPartnerList>;
export type PersonalPartnerListOutput = zod.output<typeof PersonalPartnerList>;
