import {
  zNetworkPartnersQuery,
  zNetworkPartnersResponse,
  zPartnerCountByLevelResponse,
  zPersonalPartnersQuery,
  zPersonalPartnersResponse,
} from '../../generated/contract/zod.gen.ts';
import { userOperation } from '../contract/operation.ts';
import { formatAmount } from '../ledger/amount.ts';
import { countAt, depthsOf, partnersAt } from '../network/network.ts';

const networkPartners = userOperation(
  {
    id: 'networkPartners',
    method: 'GET',
    template: '/v1/mlm/network',
    query: zNetworkPartnersQuery,
    answer: zNetworkPartnersResponse,
  },
  ({ world, query: { level, ...query } }, user) => ({
    result: partnersAt(world.store, user, level, query),
    total: countAt(world.store, user, level, query),
  }),
);

const personalPartners = userOperation(
  {
    id: 'personalPartners',
    method: 'GET',
    template: '/v1/mlm/personal',
    query: zPersonalPartnersQuery,
    answer: zPersonalPartnersResponse,
  },
  ({ world, query }, user) => ({
    count: countAt(world.store, user, 1, query),
    active: depthsOf(world.store, user).find(({ depth }) => depth === 1)?.active ?? 0,
    result: partnersAt(world.store, user, 1, query),
  }),
);

const partnerCountByLevel = userOperation(
  {
    id: 'partnerCountByLevel',
    method: 'GET',
    template: '/v1/mlm/network/count-by-level',
    answer: zPartnerCountByLevelResponse,
  },
  ({ world }, user) => ({
    result: depthsOf(world.store, user).map(({ depth, total, active, XAUT, PAXG }) => ({
      level: depth,
      total,
      active,
      covered: depth <= user.partnerLevel,
      volumeXaut: formatAmount(XAUT, 'XAUT'),
      volumePaxg: formatAmount(PAXG, 'PAXG'),
    })),
  }),
);

/** Operations that list the people of the network. */
export const mlmOperations = [networkPartners, personalPartners, partnerCountByLevel];
