import type { MarketingBalanceList } from '../../generated/api/schemas/marketingBalanceList.zod.ts';
import type { Rates } from '../../generated/api/schemas/rates.zod.ts';
import type { TotalProfitList } from '../../generated/api/schemas/totalProfitList.zod.ts';
import type { Volumes } from '../../generated/api/schemas/volumes.zod.ts';
import type { Read } from '../api/read-answer.ts';
import { addingUp } from '../domain/adding-up.ts';
import { computedUsdtDecimals, parseRate, valueInUsdt } from '../domain/conversions.ts';
import { type Decimal, add, divideDown, sum } from '../domain/decimal.ts';
import { type Money, parseMoney } from '../domain/money.ts';
import { entryOf } from './entry-of.ts';
import { rateOf } from './rate-field.ts';

/**
 * An amount in each token, and the value of each and of both in dollars, one USDT each; what cannot be told is left out. The
 * values are in cents that add up to that of both, which is exact.
 */
interface BothTokens {
  readonly xaut: Decimal | undefined;
  readonly paxg: Decimal | undefined;
  readonly xautDollars: Decimal | undefined;
  readonly paxgDollars: Decimal | undefined;
  /** There only when both parts are: a part would read as the whole. */
  readonly dollars: Decimal | undefined;
}

/** Two amounts and what they are worth. */
function bothTokens(xautAmount: unknown, paxgAmount: unknown, rates: Read<Rates> | undefined): BothTokens {
  const xaut = valued(parseMoney(xautAmount, 'XAUT'), rates);
  const paxg = valued(parseMoney(paxgAmount, 'PAXG'), rates);
  const parts = [xaut.value?.amount, paxg.value?.amount];
  const known = parts.filter((part) => part !== undefined);
  const isWhole = known.length === parts.length;
  const [xautDollars, paxgDollars] = isWhole ? addingUp(known, computedUsdtDecimals) : parts;
  return { xaut: xaut.amount, paxg: paxg.amount, xautDollars, paxgDollars, dollars: isWhole ? sum(known) : undefined };
}

function valued<Token extends string>(of: Money<Token> | undefined, rates: Read<Rates> | undefined) {
  const rate = of && parseRate(rateOf(rates, of.token), of.token);
  return { amount: of?.amount, value: of && rate && valueInUsdt(of, rate) };
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
export function balancesOf(answer: Read<MarketingBalanceList> | undefined, rates: Read<Rates> | undefined): BothTokens {
  const amountOf = (token: string): unknown => heldOf(answer, token)?.amount;
  return bothTokens(amountOf('XAUT'), amountOf('PAXG'), rates);
}

/** What was earned of all time. */
function earnedOf(answer: Read<TotalProfitList> | undefined, rates: Read<Rates> | undefined): BothTokens {
  const amountOf = (ticker: string): unknown => earnedIn(answer, ticker)?.profit;
  return bothTokens(amountOf('XAUT'), amountOf('PAXG'), rates);
}

/** Volumes and earnings as the summaries of partners and network name them. */
export function summaryOf(
  volumes: Read<Volumes> | undefined,
  profits: Read<TotalProfitList> | undefined,
  rates: Read<Rates> | undefined,
): Record<string, unknown> {
  const volume = bothTokens(volumes?.XAUT, volumes?.PAXG, rates);
  const earned = earnedOf(profits, rates);
  return {
    xaut: volume.xaut,
    paxg: volume.paxg,
    dollars: volume.dollars,
    earnedXaut: earned.xaut,
    earnedPaxg: earned.paxg,
    earnedDollars: earned.dollars,
  };
}

/** A volume of both tokens as XAUT at the present rates, as levels count it; 8 decimals, rounded down. */
export function volumeInXaut(volumes: Read<Volumes> | undefined, rates: Read<Rates> | undefined): Decimal | undefined {
  const xaut = parseMoney(volumes?.XAUT, 'XAUT');
  const { value } = valued(parseMoney(volumes?.PAXG, 'PAXG'), rates);
  const rate = parseRate(rateOf(rates, 'XAUT'), 'XAUT');
  return xaut && value && rate && add(xaut.amount, divideDown(value.amount, rate.usdt, 8));
}
