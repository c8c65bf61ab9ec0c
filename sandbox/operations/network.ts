import {
  zNetworkInfoResponse,
  zNetworkTotalProfitsResponse,
  zNetworkVolumeResponse,
  zPartnerTotalProfitsResponse,
  zPersonalVolumeResponse,
} from '../../generated/contract/zod.gen.ts';
import { userOperation } from '../contract/operation.ts';
import { dateText } from '../history/list.ts';
import { formatAmount, tickers } from '../ledger/amount.ts';
import type { Ticker } from '../ledger/amount.ts';
import { rateOf } from '../market/rates.ts';
import { depthsOf } from '../network/network.ts';
import type { Depth } from '../network/network.ts';
import type { User } from '../users/users.ts';
import type { World } from '../world.ts';

type Amounts = Record<Ticker, bigint>;

function sum(depths: readonly Depth[]): Amounts {
  return depths.reduce<Amounts>((total, { XAUT, PAXG }) => ({ XAUT: total.XAUT + XAUT, PAXG: total.PAXG + PAXG }), {
    XAUT: 0n,
    PAXG: 0n,
  });
}

function volumes(depths: readonly Depth[]) {
  const { XAUT, PAXG } = sum(depths);
  return { XAUT: formatAmount(XAUT, 'XAUT'), PAXG: formatAmount(PAXG, 'PAXG') };
}

/** The total earnings of a marketing account: all credits from the program. */
function earned(world: World, user: string, source: 'partner' | 'network'): Amounts {
  const total = (ticker: Ticker) =>
    world.store
      .one(
        `SELECT coalesce(sum(amount), 0) AS total FROM entries WHERE user = :user AND kind = :source AND asset = :ticker
         AND posting IN (SELECT number FROM postings WHERE user = :user AND subject = :subject)`,
        { user, source, ticker, subject: `${source}-accrual` },
      )
      .units('total');
  return { XAUT: total('XAUT'), PAXG: total('PAXG') };
}

function profits(world: World, user: User, source: 'partner' | 'network') {
  const amounts = earned(world, user.id, source);
  return { result: tickers.map((ticker) => ({ ticker, profit: formatAmount(amounts[ticker], ticker) })) };
}

/** Both tokens as one amount of XAUT at the current rates, rounded down. */
function inXaut(world: World, user: User, { XAUT, PAXG }: Amounts): bigint {
  const { store, clock } = world;
  return XAUT + (PAXG * rateOf(store, clock, 'PAXG', user.id)) / rateOf(store, clock, 'XAUT', user.id);
}

/** The highest level whose required volume and number of partners the personally invited partners reach. */
function reachableLevel(world: World, volume: bigint, partners: number): number {
  const reached = world.values.levels.findLastIndex((level) => volume >= level.volume && partners >= level.partners);
  return Math.min(9, Math.max(0, reached));
}

const personalVolume = userOperation(
  {
    id: 'personalVolume',
    method: 'GET',
    template: '/v1/partner/personal/volume',
    answer: zPersonalVolumeResponse,
  },
  ({ world }, user) => volumes(depthsOf(world.store, user).slice(0, 1)),
);

const networkVolume = userOperation(
  { id: 'networkVolume', method: 'GET', template: '/v1/partner/network/volume', answer: zNetworkVolumeResponse },
  ({ world }, user) => volumes(depthsOf(world.store, user)),
);

const partnerTotalProfits = userOperation(
  {
    id: 'partnerTotalProfits',
    method: 'GET',
    template: '/v1/partner/total-profits',
    answer: zPartnerTotalProfitsResponse,
  },
  ({ world }, user) => profits(world, user, 'partner'),
);

const networkTotalProfits = userOperation(
  {
    id: 'networkTotalProfits',
    method: 'GET',
    template: '/v1/partner/network/total-profits',
    answer: zNetworkTotalProfitsResponse,
  },
  ({ world }, user) => profits(world, user, 'network'),
);

const networkInfo = userOperation(
  { id: 'networkInfo', method: 'GET', template: '/v1/partner/network/info', answer: zNetworkInfoResponse },
  ({ world, now }, user) => {
    const depths = depthsOf(world.store, user);
    const open = inXaut(world, user, sum(depths.filter(({ depth }) => depth <= user.partnerLevel)));
    const closed = inXaut(world, user, sum(depths.filter(({ depth }) => depth > user.partnerLevel)));
    const openProfit = inXaut(world, user, earned(world, user.id, 'network'));
    // Depths that the level does not open would have earned at the same rate as the open ones.
    const closedProfit = open === 0n ? 0n : (openProfit * closed) / open;
    const [personal] = depths;
    const text = (amount: bigint) => formatAmount(amount, 'XAUT');
    return {
      level: user.partnerLevel,
      availableLevel: reachableLevel(world, personal ? inXaut(world, user, personal) : 0n, personal?.total ?? 0),
      date: dateText(now),
      totalNetworkVolume: text(open + closed),
      totalNetworkProfit: text(openProfit + closedProfit),
      availableNetworkVolume: text(open),
      availableNetworkProfit: text(openProfit),
      closedNetworkVolume: text(closed),
      closedNetworkProfit: text(closedProfit),
    };
  },
);

/** Operations with totals of partners and the network. */
export const networkOperations = [personalVolume, networkVolume, partnerTotalProfits, networkTotalProfits, networkInfo];
