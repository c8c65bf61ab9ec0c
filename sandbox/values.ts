import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Ticker, parseUnits, tickers, units } from './ledger/amount.ts';

const amount = z.string().transform((text, context) => {
  const value = parseUnits(text, 8);
  if (value === undefined) context.addIssue({ code: 'custom', message: 'is no decimal with 8 places at most' });
  return value ?? 0n;
});

const limitsFile = z.object({
  wallet: z.object({ token: amount }).optional(),
  marketing: z.object({ token: amount }).optional(),
  operations: z.record(z.string(), z.object({ token: amount.optional() })).default({}),
  start: z.object({ usdt: amount, promo: amount, days: z.int() }).optional(),
  gift: z.object({ ticker: z.enum(tickers), amount }).optional(),
});

const levelsFile = z.object({
  levels: z.array(z.object({ name: z.string(), volume: amount, partners: z.int() })),
});

/** The requirements of a level of the partner program: volume in XAUT (minor units), personally invited partners. */
export interface Level {
  name: string;
  volume: bigint;
  partners: number;
}

/** The rules that the sandbox applies; amounts in units of 1e-8. */
export interface Values {
  /** The minimum of a withdrawal or sale, by the balance it is taken from. */
  minimum: Record<'withdraw' | 'sell', Record<'balance' | 'partner' | 'network', bigint>>;
  /** The conditions to start a period, a value in USDT or more than this promo balance, and its length in days. */
  start: { usdt: bigint; promo: bigint; days: number };
  /** The credit of the gift. */
  gift: { ticker: Ticker; amount: bigint };
  levels: readonly Level[];
}

function read(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * Reads `limits.json` and `levels.json` of a folder; missing values default to those of product.md §9.
 * @throws when a file is invalid
 */
export function readValues(folder: string): Values {
  const limits = limitsFile.parse(read(join(folder, 'limits.json')) ?? {});
  const levels = levelsFile.parse(read(join(folder, 'levels.json')) ?? { levels: [] });
  const wallet = limits.wallet?.token ?? units('0.025', 'XAUT');
  const marketing = limits.marketing?.token ?? units('0.0125', 'XAUT');
  const ofWallet = (operation: string): bigint => limits.operations[operation]?.token ?? wallet;
  const ofMarketing = (operation: string): bigint => limits.operations[operation]?.token ?? marketing;
  const [send, sell] = [ofMarketing('marketingSend'), ofMarketing('marketingSell')];
  return {
    minimum: {
      withdraw: { balance: ofWallet('send'), partner: send, network: send },
      sell: { balance: ofWallet('sell'), partner: sell, network: sell },
    },
    start: limits.start ?? { usdt: units('100', 'XAUT'), promo: units('0.01', 'XAUT'), days: 30 },
    gift: limits.gift ?? { ticker: 'XAUT', amount: units('0.02', 'XAUT') },
    levels: levels.levels,
  };
}
