import type { Clock } from '../clock/clock.ts';
import { minuteMs } from '../clock/clock.ts';
import { formatUnits, parseUnits, priceDecimals, tickers } from '../ledger/amount.ts';
import type { Ticker } from '../ledger/amount.ts';
import type { Store } from '../store/store.ts';
import { priceAt } from './prices.ts';

/** The owner of rates: a user's id, or null for everybody. */
type RateOwner = string | null;

/** The owner under which everybody's frozen rates are saved; no user has this id. */
const everybody = '*';

function frozen(store: Store, owner: string, ticker: Ticker): bigint | undefined {
  return store
    .first('SELECT price FROM rates WHERE user = :owner AND ticker = :ticker', { owner, ticker })
    ?.units('price');
}

/**
 * The price of 1 token in USDT (8 decimals): frozen for this user, else frozen for everybody, else the market price of
 * the current minute.
 */
export function rateOf(store: Store, clock: Clock, ticker: Ticker, owner: RateOwner): bigint {
  const set = (owner === null ? undefined : frozen(store, owner, ticker)) ?? frozen(store, everybody, ticker);
  return set ?? marketRate(ticker, clock.of(owner));
}

/** The market price of 1 token in USDT (8 decimals) at a time in epoch ms. */
export function marketRate(ticker: Ticker, at: number): bigint {
  return parseUnits(priceAt(ticker, Math.floor(at / minuteMs)).toFixed(2), priceDecimals) ?? 0n;
}

/** All rates as decimal texts. */
export function ratesFor(store: Store, clock: Clock, owner: RateOwner): Record<Ticker, string> {
  const text = (ticker: Ticker): string => formatUnits(rateOf(store, clock, ticker, owner), priceDecimals);
  return { XAUT: text('XAUT'), PAXG: text('PAXG') };
}

/** The prices that are frozen for an owner itself, as decimal texts; those frozen for everybody are not a user's own. */
export function frozenRates(store: Store, owner: RateOwner): { ticker: Ticker; price: string }[] {
  return tickers.flatMap((ticker) => {
    const price = frozen(store, owner ?? everybody, ticker);
    return price === undefined ? [] : [{ ticker, price: formatUnits(price, priceDecimals) }];
  });
}

/** Fixes a rate at `price` (8 decimals) until {@link thawRate}. */
export function freezeRate(store: Store, owner: RateOwner, ticker: Ticker, price: bigint): void {
  store.run(`INSERT INTO rates VALUES (:owner, :ticker, :price) ON CONFLICT DO UPDATE SET price = excluded.price`, {
    owner: owner ?? everybody,
    ticker,
    price,
  });
}

/** Makes a rate of an owner follow the market again; no effect on a rate that is not frozen. */
export function thawRate(store: Store, owner: RateOwner, ticker: Ticker): void {
  store.run('DELETE FROM rates WHERE user = :owner AND ticker = :ticker', { owner: owner ?? everybody, ticker });
}
