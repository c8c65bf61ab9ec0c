/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const getNetworkPartnersParamsOffsetDefault = 0;
export const getNetworkPartnersParamsOffsetMin = 0;

export const getNetworkPartnersParamsLimitDefault = 100;
export const getNetworkPartnersParamsLimitMax = 100;

export const getNetworkPartnersParamsLevelMax = 9;

export const getNetworkPartnersParamsSearchMax = 60;


export const GetNetworkPartnersParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getNetworkPartnersParamsOffsetMin)), getNetworkPartnersParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getNetworkPartnersParamsLimitMax)), getNetworkPartnersParamsLimitDefault),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getNetworkPartnersParamsLevelMax)),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getNetworkPartnersParamsSearchMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['largest', 'smallest']))
})

export type GetNetworkPartnersParams = zod.input<typeof GetNetworkPartnersParams>;
export type GetNetworkPartnersParamsOutput = zod.output<typeof GetNetworkPartnersParams>;
