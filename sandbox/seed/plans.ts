import type { Ticker } from '../ledger/amount.ts';

/** Users the sandbox knows from the start. */
export const seedNames = ['demo', 'new', 'locked', 'gifted', 'whale', 'visitor'] as const;
/** One of them. */
export type SeedName = (typeof seedNames)[number];

/** Whether the sandbox knows a user of that name from the start. */
export function isSeedName(name: string): name is SeedName {
  return seedNames.some((known) => known === name);
}

/** Where a token's balances stand and how many entries each history has. Amounts are decimal texts of the token. */
export interface Holding {
  available: string;
  frozen: string;
  promo: string;
  /** What is left of what partners and the network earned; absent where nothing of it was taken. */
  partner?: string;
  network?: string;
  counts: {
    deposits: number;
    withdraws: number;
    buys: number;
    sells: number;
    operations: number;
    marketingWithdraws: number;
    marketingSells: number;
  };
  /** The running commercial period, if one runs; its volume is `frozen`. */
  lockEndsInMs?: number;
  /** Where the promo balance came from. */
  promoType: 'gift' | 'bonus';
}

/** What a seed user is made of. */
interface SeedPlan {
  /** Shown on the login page. */
  summary: string;
  partnerLevel: number;
  isGiftTaken: boolean;
  isBonusTaken: boolean;
  /** Partners of each depth, from 1. */
  depths: readonly number[];
  /** How often the partners' volumes have earned, evenly over the reach of the histories. */
  earnings: number;
  holdings: Record<Ticker, Holding>;
}

const none = {
  deposits: 0,
  withdraws: 0,
  buys: 0,
  sells: 0,
  operations: 0,
  marketingWithdraws: 0,
  marketingSells: 0,
};
const few = { ...none, deposits: 8, withdraws: 3, sells: 2, operations: 6 };
const many = {
  deposits: 160,
  withdraws: 155,
  buys: 152,
  sells: 155,
  operations: 160,
  marketingWithdraws: 0,
  marketingSells: 0,
};
const nothing: Holding = {
  available: '0',
  frozen: '0',
  promo: '0',
  counts: none,
  promoType: 'gift',
};
const dayMs = 86_400_000;

const demo: SeedPlan = {
  summary: 'Both tokens, long histories, a network of nine depths, level 6',
  partnerLevel: 6,
  isGiftTaken: false,
  isBonusTaken: true,
  depths: [14, 38, 64, 72, 60, 41, 25, 12, 6],
  earnings: 28,
  holdings: {
    XAUT: {
      available: '2',
      frozen: '0.9',
      promo: '0.1241889',
      partner: '1.26380042',
      network: '3.50117',
      // What was earned is sent and sold in XAUT only.
      counts: { ...many, marketingWithdraws: 24, marketingSells: 12 },
      promoType: 'bonus',
    },
    PAXG: {
      available: '0.85012345',
      frozen: '0.25',
      promo: '0',
      counts: many,
      promoType: 'bonus',
    },
  },
};

/** The seed users. Figures are fixed: what the histories do not add up to is made up for by their deposits. */
export const seedPlans: Record<SeedName, SeedPlan> = {
  demo,
  visitor: { ...demo, summary: 'Who comes without a login; has what demo has' },
  new: {
    summary: 'Has nothing yet',
    partnerLevel: 0,
    isGiftTaken: false,
    isBonusTaken: false,
    depths: [],
    earnings: 0,
    holdings: { XAUT: nothing, PAXG: nothing },
  },
  locked: {
    summary: 'A commercial period of XAUT runs for 12 more days',
    partnerLevel: 1,
    isGiftTaken: false,
    isBonusTaken: false,
    depths: [4, 6],
    earnings: 0,
    holdings: {
      XAUT: {
        ...nothing,
        available: '0.2',
        frozen: '1.5',
        counts: { ...few, buys: 3 },
        lockEndsInMs: 12 * dayMs + 5 * 3_600_000,
      },
      PAXG: nothing,
    },
  },
  gifted: {
    summary: 'Has taken the gift',
    partnerLevel: 0,
    isGiftTaken: true,
    isBonusTaken: false,
    depths: [],
    earnings: 0,
    holdings: { XAUT: { ...nothing, available: '0.31', promo: '0.02', counts: { ...few, buys: 0 } }, PAXG: nothing },
  },
  whale: {
    summary: 'A network of 100,000 partners and 20,000 history entries (takes a moment at first)',
    partnerLevel: 9,
    isGiftTaken: true,
    isBonusTaken: true,
    depths: [250, 1_500, 6_000, 14_000, 22_000, 24_000, 18_000, 10_000, 4_250],
    earnings: 2,
    holdings: {
      XAUT: {
        available: '1523.50000001',
        frozen: '250',
        promo: '0.02',
        counts: {
          ...none,
          deposits: 5_000,
          withdraws: 5_000,
          buys: 2_500,
          sells: 2_500,
          operations: 5_000,
        },
        promoType: 'gift',
      },
      PAXG: { ...nothing, available: '640.25' },
    },
  },
};
