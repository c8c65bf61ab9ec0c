import type { MarketingBalanceList } from '../../generated/api/schemas/marketingBalanceList.zod.ts';
import type { Rates } from '../../generated/api/schemas/rates.zod.ts';
import type { TotalProfitList } from '../../generated/api/schemas/totalProfitList.zod.ts';
import type { Volumes } from '../../generated/api/schemas/volumes.zod.ts';
import type { Read } from '../api/read-answer.ts';
import type { Arithmetic, GivenName } from '../domain/arithmetic.ts';
import { add, divideDown, multiply, roundDown } from '../domain/decimal.ts';
import { entryOf } from './entry-of.ts';
import { priceBy, shareBy, sumBy, worthBy } from './wallet-total.ts';

/**
 * An amount in each token, and the value of each and of both in dollars, one USDT each; what cannot be told is left out. The
 * values are in cents that add up to that of both, which is exact and there only when both parts are.
 */
function bothTokens<N>(
  on: Arithmetic<N>,
  rates: Read<Rates> | undefined,
  name: GivenName,
  amountOf: (ticker: string) => unknown,
) {
  const [xaut, paxg] = ['XAUT', 'PAXG'].map((ticker) => on.given(name, amountOf(ticker), ticker));
  const worth = [
    worthBy(on, 'XAUT', xaut, priceBy(on, rates, 'XAUT')),
    worthBy(on, 'PAXG', paxg, priceBy(on, rates, 'PAXG')),
  ];
  const [xautDollars, paxgDollars] = worth.map((one, place) => shareBy(on, worth, place) ?? one);
  return { xaut, paxg, xautDollars, paxgDollars, dollars: sumBy(on, worth) };
}

/** What a marketing balance holds of a token: nothing where the answer has come without it; undefined until it has come. */
export function heldOf(answer: Read<MarketingBalanceList> | undefined, ticker: string) {
  return entryOf(answer?.result, ({ token }) => token, ticker, { amount: '0' });
}

/** What was earned of a token of all time, in the same way. */
export function earnedIn(answer: Read<TotalProfitList> | undefined, token: string) {
  return entryOf(answer?.result, ({ ticker }) => ticker, token, { profit: '0' });
}

/** The balances of a marketing account. */
export function balancesOf<N>(
  on: Arithmetic<N>,
  answer: Read<MarketingBalanceList> | undefined,
  rates: Read<Rates> | undefined,
) {
  return bothTokens(on, rates, 'available', (token) => heldOf(answer, token)?.amount);
}

/** Volumes and all-time earnings as the summaries of partners and network name them. */
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

/** A volume at changing rates has no more digits than matter, cut. */
const volumeDecimals = 4;

/** A volume of both tokens as XAUT at the present rates, as levels count it; rounded down. */
export function volumeInXaut<N>(
  on: Arithmetic<N>,
  volumes: Read<Volumes> | undefined,
  rates: Read<Rates> | undefined,
): N | undefined {
  return on.by(
    'volumeInXaut',
    (xaut, paxg, paxgPrice, xautPrice) =>
      roundDown(add(xaut, divideDown(multiply(paxg, paxgPrice), xautPrice, 8)), volumeDecimals),
    on.given('volume', volumes?.XAUT, 'XAUT'),
    on.given('volume', volumes?.PAXG, 'PAXG'),
    priceBy(on, rates, 'PAXG'),
    priceBy(on, rates, 'XAUT'),
  );
}
