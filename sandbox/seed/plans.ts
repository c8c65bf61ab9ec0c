import { dayMs, hourMs } from '../clock/clock.ts';
import type { Ticker } from '../ledger/amount.ts';

/** The names of the seed users. */
export const seedNames = ['demo', 'new', 'locked', 'gifted', 'guarded', 'whale', 'visitor'] as const;
/** The name of a seed user. */
export type SeedName = (typeof seedNames)[number];

/** Whether a name is that of a seed user. */
export function isSeedName(name: string): name is SeedName {
  return seedNames.some((known) => known === name);
}

/** The balances of a token and the number of entries in each history. Amounts are decimal texts of the token. */
export interface Holding {
  available: string;
  promo: string;
  /** What is left of the earnings of partners and the network; undefined if nothing was taken. */
  partner?: string;
  network?: string;
  counts: {
    deposits: number;
    withdraws: number;
    buys: number;
    sells: number;
    periods: number;
    marketingWithdraws: number;
    marketingSells: number;
  };
  /** The running commercial period, which alone locks an amount: what it locks, and the time until it ends, ms. */
  running?: { locked: string; endsInMs: number };
  /** How often a period earns; 12 times by default. */
  accruals?: number;
  /** The source of the promo balance. */
  promoType: 'gift' | 'bonus';
}

/** The plan of a seed user. */
interface SeedPlan {
  /** Shown on the login page. */
  summary: string;
  partnerLevel: number;
  isGiftRedeemed: boolean;
  isBonusRedeemed: boolean;
  /** Whether transfers take a code of the user's authenticator. */
  hasTwoFactor?: boolean;
  /** The seed user with the same data. */
  sameAs?: SeedName;
  /** The number of partners at each depth, starting with depth 1. */
  depths: readonly number[];
  /** How often the partners' volumes have earned, spread evenly over the reach of the histories. */
  earnings: number;
  holdings: Record<Ticker, Holding>;
}

const none = {
  deposits: 0,
  withdraws: 0,
  buys: 0,
  sells: 0,
  periods: 0,
  marketingWithdraws: 0,
  marketingSells: 0,
};
const few = { ...none, deposits: 8, withdraws: 3, sells: 2, periods: 2 };
const many = {
  deposits: 160,
  withdraws: 155,
  buys: 152,
  sells: 155,
  periods: 13,
  marketingWithdraws: 0,
  marketingSells: 0,
};
const nothing: Holding = {
  available: '0',
  promo: '0',
  counts: none,
  promoType: 'gift',
};

const demo: SeedPlan = {
  summary: 'Both tokens, long histories, a network of nine depths, level 6',
  partnerLevel: 6,
  isGiftRedeemed: false,
  isBonusRedeemed: true,
  depths: [14, 38, 64, 72, 60, 41, 25, 12, 6],
  earnings: 28,
  holdings: {
    XAUT: {
      available: '2.9',
      promo: '0.1241889',
      partner: '1.26380042',
      network: '3.50117',
      // Earnings are sent and sold in XAUT only.
      counts: { ...many, marketingWithdraws: 24, marketingSells: 12 },
      promoType: 'bonus',
    },
    PAXG: {
      available: '1.10012345',
      promo: '0',
      counts: many,
      promoType: 'bonus',
    },
  },
};

/** The plans of the seed users. Balances are fixed; the deposits are chosen to match them. */
export const seedPlans: Record<SeedName, SeedPlan> = {
  demo,
  visitor: { ...demo, sameAs: 'demo', summary: 'A visitor without a login; has the same data as demo' },
  new: {
    summary: 'Has no data yet',
    partnerLevel: 0,
    isGiftRedeemed: false,
    isBonusRedeemed: false,
    depths: [],
    earnings: 0,
    holdings: { XAUT: nothing, PAXG: nothing },
  },
  locked: {
    summary: 'A commercial period of XAUT runs for 12 more days',
    partnerLevel: 1,
    isGiftRedeemed: false,
    isBonusRedeemed: false,
    depths: [3, 6],
    earnings: 4,
    holdings: {
      XAUT: {
        ...nothing,
        available: '0.2',
        counts: { ...few, buys: 3 },
        running: { locked: '1.5', endsInMs: 12 * dayMs + 5 * hourMs },
      },
      PAXG: nothing,
    },
  },
  gifted: {
    summary: 'Has claimed the gift',
    partnerLevel: 0,
    isGiftRedeemed: true,
    isBonusRedeemed: false,
    depths: [],
    earnings: 0,
    holdings: { XAUT: { ...nothing, available: '0.31', promo: '0.02', counts: few }, PAXG: nothing },
  },
  guarded: {
    ...demo,
    sameAs: 'demo',
    summary: 'Like demo, with a two-factor code for transfers, which the page of the sandbox shows',
    hasTwoFactor: true,
  },
  whale: {
    summary: 'A network of 100,000 partners and 20,000 history entries (takes a moment at first)',
    partnerLevel: 9,
    isGiftRedeemed: true,
    isBonusRedeemed: false,
    depths: [250, 1_500, 6_000, 14_000, 22_000, 24_000, 18_000, 10_000, 4_250],
    earnings: 2,
    holdings: {
      XAUT: {
        available: '1523.50000001',
        promo: '0.02',
        counts: {
          ...none,
          deposits: 5_000,
          withdraws: 5_000,
          buys: 2_500,
          sells: 2_500,
          periods: 12,
        },
        running: { locked: '250', endsInMs: 5 * dayMs + 3 * hourMs },
        accruals: 388,
        promoType: 'gift',
      },
      PAXG: { ...nothing, available: '640.25', counts: { ...none, deposits: 12 } },
    },
  },
};
