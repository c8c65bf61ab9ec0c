import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Ticker, parseUnits, tickers } from './ledger/amount.ts';

const amount = z.string().transform((text, context) => {
  const value = parseUnits(text, 8);
  if (value === undefined) context.addIssue({ code: 'custom', message: 'is no decimal with 8 places at most' });
  return value ?? 0n;
});

const bound = z.object({ token: amount.optional() }).optional();
const bounds = z.object({ minimum: bound, maximum: bound });
const rule = bounds.extend({
  group: z.enum(['wallet', 'marketing']).optional(),
  tokens: z.record(z.string(), bounds).default({}),
  networks: z.record(z.string(), bounds).default({}),
});

const limitsFile = z.object({
  wallet: z.object({ token: amount }),
  marketing: z.object({ token: amount }),
  operations: z.object({ send: rule, sell: rule, marketingSend: rule, marketingSell: rule }),
  start: z.object({ usdt: amount, promo: amount, days: z.int() }),
  gift: z.object({ ticker: z.enum(tickers), amount }),
});
const tokensFile = z.object({ tokens: z.record(z.string(), z.object({ ticker: z.string() })) });
const networksFile = z.object({ networks: z.record(z.string(), z.object({ name: z.string() })) });

const levelsFile = z.object({
  levels: z.array(z.object({ name: z.string(), volume: amount, partners: z.int() })),
});

/** The requirements of a level of the partner program: volume in XAUT (minor units), personally invited partners. */
export interface Level {
  name: string;
  volume: bigint;
  partners: number;
}

/** A withdrawal or sale of a token, paid at a network. */
interface Limited {
  operation: keyof z.output<typeof limitsFile>['operations'];
  ticker: string;
  network: string;
}

/** The rules that the sandbox applies; amounts in units of 1e-8. */
export interface Values {
  /** The smallest amount of an operation, and the largest if there is one. */
  limitsOf: (limited: Limited) => { minimum: bigint; maximum: bigint | undefined };
  /** The conditions to start a period, a value in USDT or more than this promo balance, and its length in days. */
  start: { usdt: bigint; promo: bigint; days: number };
  /** The credit of the gift. */
  gift: { ticker: Ticker; amount: bigint };
  levels: readonly Level[];
}

function read(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

/**
 * Reads the limits, levels, tokens and networks of a config folder.
 * @throws when a file is missing or invalid
 */
export function readValues(folder: string): Values {
  const { operations, start, gift, ...groups } = limitsFile.parse(read(folder, 'limits.json'));
  const { levels } = levelsFile.parse(read(folder, 'levels.json'));
  const { tokens } = tokensFile.parse(read(folder, 'tokens.json'));
  const { networks } = networksFile.parse(read(folder, 'networks.json'));
  const limitsOf: Values['limitsOf'] = ({ operation, ticker, network }) => {
    const settings = operations[operation];
    // What is said for the token and the network stands in place of the rest; of the two the stricter counts.
    const special = [
      ...Object.entries(tokens).flatMap(([key, token]) => (token.ticker === ticker ? [settings.tokens[key]] : [])),
      ...Object.entries(networks).flatMap(([key, { name }]) => (name === network ? [settings.networks[key]] : [])),
    ];
    const sorted = (side: 'minimum' | 'maximum'): bigint[] =>
      special.flatMap((one) => one?.[side]?.token ?? []).toSorted((a, b) => (a < b ? -1 : 1));
    const general = settings.minimum?.token ?? (settings.group && groups[settings.group].token) ?? 0n;
    return {
      minimum: sorted('minimum').at(-1) ?? general,
      maximum: sorted('maximum')[0] ?? settings.maximum?.token,
    };
  };
  return { limitsOf, start, gift, levels };
}
