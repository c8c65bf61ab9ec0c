/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Partner } from './partner.zod.ts';
import { Total } from './total.zod.ts';

export const NetworkPartnerList = /*#__PURE__*/ zod.object({
  "result": /*#__PURE__*/ zod.array(Partner),
  "total": Total
});

export type NetworkPartnerList = zod.input<typeof NetworkPartnerList>;
export type NetworkPartnerListOutput = zod.output<typeof NetworkPartnerList>;
