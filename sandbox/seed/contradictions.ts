import { dayMs } from '../clock/clock.ts';
import { tickers, tokensOf, usdtOf } from '../ledger/amount.ts';
import type { Ticker } from '../ledger/amount.ts';
import { balanceOf } from '../ledger/ledger.ts';
import type { AccountKind } from '../ledger/ledger.ts';
import { marketRate } from '../market/rates.ts';
import { lockOf } from '../settlement/locks.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { Values } from '../values.ts';
import { reachMs } from './histories.ts';

/** A seed user in one token. */
interface Facts {
  store: Store;
  name: string;
  user: Row;
  network: string;
  ticker: Ticker;
  now: number;
  values: Values;
  /** The history of the token in the order of its numbers, without what failed or was canceled. */
  rows: Row[];
  lock: Row | undefined;
  balance: (kind: AccountKind) => bigint;
}

type Test = (row: Row) => boolean;

const isOf =
  (...kinds: string[]): Test =>
  (row) =>
    kinds.includes(row.text('kind')) || kinds.includes(row.textOrNull('type') ?? '');
const isPending: Test = (row) => row.textOrNull('status') === 'pending';
const isFrom =
  (source: string): Test =>
  (row) =>
    row.text('source') === source;
const isPartnerAccrual: Test = (row) => isFrom('partner')(row) && isOf('accrual')(row);
/** The accruals of periods have the same word for their type as those of partners for their kind. */
const isPeriodAccrual: Test = (row) => row.textOrNull('type') === 'accrual';

function sum(rows: readonly Row[], column = 'amount'): bigint {
  return rows.reduce((total, row) => total + (row.unitsOrNull(column) ?? 0n), 0n);
}

function isLockedAsStarted({ rows, lock, balance }: Facts): boolean {
  const volume = sum(rows.filter(isOf('period_start'))) - sum(rows.filter(isOf('period_end')));
  const running = rows.filter((row) => isOf('period_start')(row) && isPending(row));
  if (!lock) return volume === 0n && balance('frozen') === 0n && running.length === 0;
  const isOfLock = running.every((row) => row.number('number') === lock.number('operation'));
  const locked = balance('frozen');
  const isSame = [lock.units('volume'), locked + balance('promo'), sum(running)].every((one) => one === volume);
  return isSame && locked > 0n && locked === lock.units('held') && isOfLock && running.length === 1;
}

function arePeriodsInOrder({ rows, lock, values }: Facts): boolean {
  const dates = (test: Test) => rows.filter(test).map((row) => row.number('at'));
  const starts = dates(isOf('period_start'));
  const ends = [...dates(isOf('period_end')), ...(lock ? [lock.number('finish_at')] : [])];
  const isWhole = (start: number, index: number) => {
    const end = ends[index] ?? Infinity;
    return end - start === values.start.days * dayMs && end < (starts[index + 1] ?? Infinity);
  };
  const isWithin = (at: number) => starts.some((start, index) => start < at && at <= (ends[index] ?? 0));
  return starts.length === ends.length && starts.every(isWhole) && dates(isPeriodAccrual).every(isWithin);
}

/** What an entry adds to the available and to the locked balance. */
function changeOf(row: Row, promo: bigint): [available: bigint, locked: bigint] {
  const amount = row.units('amount');
  if (isOf('deposit', 'buy')(row)) return [amount, 0n];
  if (isOf('withdraw', 'sell')(row)) return [-amount, 0n];
  if (isOf('period_start')(row)) return [promo - amount, amount - promo];
  if (isOf('period_end')(row)) return [amount - promo, promo - amount];
  return [isPending(row) ? 0n : (row.unitsOrNull('profit') ?? 0n), 0n];
}

function isBalanceExplained({ rows, balance }: Facts): boolean {
  let [available, locked, isCovered] = [0n, 0n, true];
  for (const row of rows.filter(isFrom('balance'))) {
    const change = changeOf(row, balance('promo'));
    available += change[0];
    locked += change[1];
    isCovered &&= available >= 0n && locked >= 0n;
  }
  return isCovered && available === balance('available') && locked === balance('frozen');
}

function isPendingBooked({ rows, balance }: Facts): boolean {
  const pending = (kind: string) => sum(rows.filter((row) => isOf(kind)(row) && isPending(row)));
  return balance('pending-withdraw') === pending('withdraw') && balance('pending-sell') === pending('sell');
}

function isPromoExplained({ rows, balance, store, name, user, values }: Facts): boolean {
  const isOnce = (type: string, column: string) =>
    store
      .one('SELECT count(*) AS count FROM history WHERE user = :name AND type = :type', { name, type })
      .units('count') === user.units(column);
  return (
    balance('promo') === sum(rows.filter(isOf('gift', 'bonus'))) &&
    isOnce('gift', 'is_gift_taken') &&
    isOnce('bonus', 'is_bonus_taken') &&
    rows.filter(isOf('gift')).every((row) => row.units('amount') === values.gift.amount)
  );
}

/** All-time earnings of a marketing account. */
function earned({ store, name, ticker }: Facts, source: 'partner' | 'network'): bigint {
  const legs = `SELECT coalesce(sum(amount), 0) AS earned FROM entries
    JOIN postings ON postings.user = entries.user AND number = posting
    WHERE entries.user = :name AND kind = :source AND asset = :ticker AND subject = :subject`;
  return store.one(legs, { name, source, ticker, subject: `${source}-accrual` }).units('earned');
}

function areEarningsExplained(facts: Facts): boolean {
  const { rows, balance } = facts;
  const withdrawn = (source: string) => sum(rows.filter((row) => isFrom(source)(row) && isOf('withdraw', 'sell')(row)));
  let [remaining, isCovered] = [0n, true];
  for (const row of rows.filter(isFrom('partner'))) {
    remaining += isPartnerAccrual(row) ? row.units('profit') : -row.units('amount');
    isCovered &&= remaining >= 0n;
  }
  return (
    isCovered &&
    remaining === balance('partner') &&
    earned(facts, 'partner') === sum(rows.filter(isPartnerAccrual), 'profit') &&
    balance('network') === earned(facts, 'network') - withdrawn('network')
  );
}

function areAccrualsOfPartners(facts: Facts): boolean {
  const column = facts.ticker.toLowerCase();
  const partners = facts.store.all(
    `SELECT depth, coalesce(email, username) AS partner, ${column} AS volume FROM partners
     WHERE network = :network AND volume > 0`,
    { network: facts.network },
  );
  const personal = partners.filter((row) => row.number('depth') === 1);
  const volumes = new Map(personal.map((row) => [row.text('partner'), row.units('volume')]));
  const accruals = facts.rows.filter(isPartnerAccrual);
  const isFromVolume: Test = (row) => {
    const volume = row.units('amount');
    return volumes.get(row.text('partner')) === volume && row.units('profit') * 200n === volume;
  };
  const names = new Set(accruals.map((row) => row.text('partner')));
  const hasNetworkEarned = earned(facts, 'network') > 0n === partners.length > 0;
  return accruals.every(isFromVolume) && names.size === volumes.size && hasNetworkEarned;
}

function areDepthsSums({ store, network }: Facts): boolean {
  const text = (sql: string) =>
    store
      .all(sql, { network })
      .map((row) => Object.values(row.columns()).join(' '))
      .join();
  return (
    text('SELECT depth, total, active, xaut, paxg FROM network_depths WHERE network = :network ORDER BY depth') ===
    text(`SELECT depth, count(*), sum(xaut > 0 OR paxg > 0), sum(xaut), sum(paxg) FROM partners
      WHERE network = :network GROUP BY depth ORDER BY depth`)
  );
}

function isLevelReached({ store, user, network, now, values }: Facts): boolean {
  const level = user.number('partner_level');
  const first = store.first('SELECT * FROM network_depths WHERE network = :network AND depth = 1', { network });
  if (!first) return level === 0;
  const volume = first.units('xaut') + (first.units('paxg') * marketRate('PAXG', now)) / marketRate('XAUT', now);
  const reached = (people: number) =>
    values.levels.findLastIndex((one) => volume >= one.volume && people >= one.partners);
  return reached(first.number('total')) === level && reached(first.number('active')) === level;
}

function areDatesInOrder({ store, name, now, lock }: Facts): boolean {
  const rows = store.all('SELECT * FROM history WHERE user = :name ORDER BY number', { name });
  const dates = rows.map((row) => row.number('at'));
  const isFirst = (row: Row) => row.number('at') === now - reachMs;
  return (
    dates.every((at, index) => at >= (dates[index - 1] ?? now - reachMs) && at <= now) &&
    rows.filter(isOf('gift', 'bonus')).every(isFirst) &&
    rows.every((row) => (row.numberOrNull('settles_at') ?? Infinity) > now) &&
    (lock?.number('finish_at') ?? Infinity) > now
  );
}

function areAmountsPriced({ rows, ticker, values }: Facts): boolean {
  return rows.every((row) => {
    const [amount, price, usdt] = [row.units('amount'), row.unitsOrNull('price') ?? 0n, row.unitsOrNull('usdt') ?? 0n];
    if (isOf('buy')(row)) return amount === tokensOf(usdt, price, 4);
    if (!isOf('withdraw', 'sell')(row)) return true;
    const [wallet, marketing] = isOf('sell')(row)
      ? (['sell', 'marketingSell'] as const)
      : (['send', 'marketingSend'] as const);
    const operation = isFrom('balance')(row) ? wallet : marketing;
    const { minimum } = values.limitsOf({ operation, ticker, network: row.text('network') });
    return amount >= minimum && usdt === usdtOf(amount, price);
  });
}

/** What holds in the story of each seed user. */
const rules = {
  'locked is what running periods have started': isLockedAsStarted,
  'periods last as config says, one after another, and contain the accruals': arePeriodsInOrder,
  'the balance is what the history leaves, never below zero': isBalanceExplained,
  'what is pending has left the balance': isPendingBooked,
  'gift and bonus are operations': isPromoExplained,
  'earnings are the sum of accruals, and what was not taken is left': areEarningsExplained,
  'each volume of a partner has earned, and nothing else has': areAccrualsOfPartners,
  'the volumes of depths are the sums of their partners': areDepthsSums,
  'the level is that of the levels file, whether or not partners without a volume count': isLevelReached,
  'nothing is before the registration or after now, and numbers follow dates': areDatesInOrder,
  'USDT is amount times price, and what leaves is no less than the minimum': areAmountsPriced,
};
/** A rule that each seed user keeps. */
export type Rule = keyof typeof rules;

/** What does not hold in the story of a seed user, with its token. */
export function contradictions(store: Store, name: string, now: number, values: Values): string[] {
  const user = store.one('SELECT * FROM users WHERE id = :name', { name });
  const network = user.text('network');
  return tickers.flatMap((ticker) => {
    const history = store.all('SELECT * FROM history WHERE user = :name AND ticker = :ticker ORDER BY number', {
      name,
      ticker,
    });
    const rows = history.filter((row) => !['failed', 'cancelled'].includes(row.textOrNull('status') ?? ''));
    const balance = (kind: AccountKind) => balanceOf(store, name, kind, ticker);
    const facts = { store, name, user, network, ticker, now, values, rows, lock: lockOf(store, name, ticker), balance };
    return Object.entries(rules).flatMap(([rule, holds]) => (holds(facts) ? [] : [`${ticker}: ${rule}`]));
  });
}
