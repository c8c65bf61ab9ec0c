import type { MarketingBalanceList } from '../../generated/api/schemas/marketingBalanceList.zod.ts';
import type { Rates } from '../../generated/api/schemas/rates.zod.ts';
import type { TotalProfitList } from '../../generated/api/schemas/totalProfitList.zod.ts';
import type { Volumes } from '../../generated/api/schemas/volumes.zod.ts';
import type { Read } from '../api/read-answer.ts';
import type { Arithmetic, InputName } from '../domain/arithmetic.ts';
import { add, divideDown, multiply, roundDown } from '../domain/decimal.ts';
import { entryOfToken } from './entry-of.ts';
import { priceFigure, shareFigure, sumFigure, worthFigure } from './wallet-total.ts';

/**
 * An amount in each token, and the value of each and of both in dollars, 1 USDT each; unknown figures are undefined.
 * The two values are in cents that add up to the exact total, which is known only if both parts are.
 */
function bothTokens<N>(
  on: Arithmetic<N>,
  rates: Read<Rates> | undefined,
  name: InputName,
  amountOf: (ticker: string) => unknown,
) {
  const [xaut, paxg] = ['XAUT', 'PAXG'].map((ticker) => on.input(name, amountOf(ticker), ticker));
  const worth = [
    worthFigure(on, 'XAUT', xaut, priceFigure(on, rates, 'XAUT')),
    worthFigure(on, 'PAXG', paxg, priceFigure(on, rates, 'PAXG')),
  ];
  const [xautDollars, paxgDollars] = worth.map((one, place) => on.called(name, shareFigure(on, worth, place) ?? one));
  return { xaut, paxg, xautDollars, paxgDollars, dollars: on.called(name, sumFigure(on, worth)) };
}

/** The entry of a token in a marketing balance: zero if the response has none; undefined until it is loaded. */
export function marketingBalanceOf(answer: Read<MarketingBalanceList> | undefined, ticker: string) {
  return entryOfToken(answer?.result, ({ token }) => token, ticker, { amount: '0' });
}

/** The entry of a token in the all-time profits: zero if the response has none; undefined until it is loaded. */
export function earnedIn(answer: Read<TotalProfitList> | undefined, token: string) {
  return entryOfToken(answer?.result, ({ ticker }) => ticker, token, { profit: '0' });
}

/** The balances of a marketing account. */
export function balancesOf<N>(
  on: Arithmetic<N>,
  answer: Read<MarketingBalanceList> | undefined,
  rates: Read<Rates> | undefined,
) {
  return bothTokens(on, rates, 'available', (token) => marketingBalanceOf(answer, token)?.amount);
}

/** Volumes and all-time earnings, by the field names of the partner and network summaries. */
export function summaryOf<N>(
  on: Arithmetic<N>,
  volumes: Read<Volumes> | undefined,
  profits: Read<TotalProfitList> | undefined,
  rates: Read<Rates> | undefined,
) {
  const { xaut, paxg, dollars } = bothTokens(on, rates, 'volume', (token) => volumeOf(volumes, token));
  const earned = bothTokens(on, rates, 'earned', (token) => earnedIn(profits, token)?.profit);
  return {
    xaut,
    paxg,
    dollars,
    earnedXaut: earned.xaut,
    earnedPaxg: earned.paxg,
    earnedDollars: earned.dollars,
  };
}

function volumeOf(volumes: Read<Volumes> | undefined, token: string): unknown {
  return token === 'XAUT' ? volumes?.XAUT : volumes?.PAXG;
}

/** Decimals of a volume, which depends on changing rates; truncated. */
const volumeDecimals = 4;

/** The volume of both tokens in XAUT at the current rates, used for levels; rounded down. */
export function volumeInXaut<N>(
  on: Arithmetic<N>,
  volumes: Read<Volumes> | undefined,
  rates: Read<Rates> | undefined,
): N | undefined {
  return on.by(
    'volumeInXaut',
    (xaut, paxg, paxgPrice, xautPrice) =>
      roundDown(add(xaut, divideDown(multiply(paxg, paxgPrice), xautPrice, 8)), volumeDecimals),
    on.input('volume', volumes?.XAUT, 'XAUT'),
    on.input('volume', volumes?.PAXG, 'PAXG'),
    priceFigure(on, rates, 'PAXG'),
    priceFigure(on, rates, 'XAUT'),
  );
}
