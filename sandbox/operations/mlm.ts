import {
  zGetNetworkPartnersQuery,
  zGetNetworkPartnersResponse,
  zGetPartnerCountByLevelResponse,
  zGetPersonalPartnersQuery,
  zGetPersonalPartnersResponse,
} from '../../generated/contract/zod.gen.ts';
import { userOperation } from '../contract/operation.ts';
import { formatAmount } from '../ledger/amount.ts';
import { countAt, depthsOf, partnersAt } from '../network/network.ts';

const getNetworkPartners = userOperation(
  {
    id: 'getNetworkPartners',
    method: 'GET',
    template: '/v1/mlm/network',
    query: zGetNetworkPartnersQuery,
    answer: zGetNetworkPartnersResponse,
  },
  ({ world, query: { level, ...query } }, user) => ({
    result: partnersAt(world.store, user, level, query),
    total: countAt(world.store, user, level, query),
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
  ({ world, query }, user) => ({
    count: countAt(world.store, user, 1, query),
    active: depthsOf(world.store, user).find(({ depth }) => depth === 1)?.active ?? 0,
    result: partnersAt(world.store, user, 1, query),
  }),
);

const getPartnerCountByLevel = userOperation(
  {
    id: 'getPartnerCountByLevel',
    method: 'GET',
    template: '/v1/mlm/network/count-by-level',
    answer: zGetPartnerCountByLevelResponse,
  },
  ({ world }, user) => ({
    result: depthsOf(world.store, user).map(({ depth, total, active, XAUT, PAXG }) => ({
      level: depth,
      total,
      active,
      volumeXaut: formatAmount(XAUT, 'XAUT'),
      volumePaxg: formatAmount(PAXG, 'PAXG'),
    })),
  }),
);

/** Operations that list the people of the network. */
export const mlmOperations = [getNetworkPartners, getPersonalPartners, getPartnerCountByLevel];
