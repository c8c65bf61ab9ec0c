import {
  zGetNetworkPartnersQuery,
  zGetNetworkPartnersResponse,
  zGetPartnerCountByLevelResponse,
  zGetPersonalPartnersQuery,
  zGetPersonalPartnersResponse,
} from '../../generated/contract/zod.gen.ts';
import { userOperation } from '../contract/operation.ts';
import { depthsOf, partnersAt } from '../network/network.ts';
import type { User } from '../users/users.ts';
import type { World } from '../world.ts';

function totalAt(world: World, user: User, depth: number): number {
  return depthsOf(world.store, user).find((known) => known.depth === depth)?.total ?? 0;
}

const getNetworkPartners = userOperation(
  {
    id: 'getNetworkPartners',
    method: 'GET',
    template: '/v1/mlm/network',
    query: zGetNetworkPartnersQuery,
    answer: zGetNetworkPartnersResponse,
  },
  ({ world, query: { level, offset, limit } }, user) => ({
    result: partnersAt(world.store, user, level, offset, limit),
    total: totalAt(world, user, level),
  }),
);

const getPersonalPartners = userOperation(
  {
    id: 'getPersonalPartners',
    method: 'GET',
    template: '/v1/mlm/personal',
    query: zGetPersonalPartnersQuery,
    answer: zGetPersonalPartnersResponse,
  },
  ({ world, query: { offset, limit } }, user) => ({
    count: totalAt(world, user, 1),
    result: partnersAt(world.store, user, 1, offset, limit),
  }),
);

const getPartnerCountByLevel = userOperation(
  {
    id: 'getPartnerCountByLevel',
    method: 'GET',
    template: '/v1/mlm/network/count-by-level',
    answer: zGetPartnerCountByLevelResponse,
  },
  ({ world }, user) => ({ result: depthsOf(world.store, user).map(({ depth, total }) => ({ level: depth, total })) }),
);

/** Operations that list the people of the network. */
export const mlmOperations = [getNetworkPartners, getPersonalPartners, getPartnerCountByLevel];
