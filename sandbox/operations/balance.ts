import {
  zClaimFreeTokensHeaders,
  zClaimFreeTokensResponse,
  zClearWithdrawAddressPath,
  zClearWithdrawAddressResponse,
  zBalancesResponse,
  zDepositAddressPath,
  zDepositAddressResponse,
  zRatesResponse,
  zRequestWithdrawBody,
  zRequestWithdrawHeaders,
  zRequestWithdrawResponse,
  zStartPeriodHeaders,
  zStartPeriodPath,
  zStartPeriodResponse,
} from '../../generated/contract/zod.gen.ts';
import { deriveAddress, deriveMemo, networkOfKey } from '../chain/addresses.ts';
import { openOperation, userOperation } from '../contract/operation.ts';
import { Refusal } from '../contract/refusal.ts';
import { addEntry } from '../history/entries.ts';
import { dateText } from '../history/list.ts';
import { formatAmount, priceDecimals, tickers } from '../ledger/amount.ts';
import type { Ticker } from '../ledger/amount.ts';
import { balanceOf, move, post } from '../ledger/ledger.ts';
import { rateOf, ratesFor } from '../market/rates.ts';
import { lockOf, startLock } from '../settlement/locks.ts';
import type { World } from '../world.ts';
import { withdraw } from './outgoing.ts';
import { clearAddress, savedAddress } from './saved-addresses.ts';
import { tickerOfToken } from './words.ts';

function balance(world: World, user: string, ticker: Ticker) {
  const lock = lockOf(world.store, user, ticker);
  const text = (kind: 'available' | 'frozen' | 'promo') =>
    formatAmount(balanceOf(world.store, user, kind, ticker), ticker);
  return {
    ticker,
    balance: text('available'),
    frozenBalance: text('frozen'),
    promoBalance: text('promo'),
    isLocked: lock !== undefined,
    lockFinishAt: lock ? dateText(lock.number('finish_at')) : null,
    ...savedAddress(world.store, user, 'balance', ticker),
  };
}

const balances = userOperation(
  { id: 'balances', method: 'GET', template: '/v1/balance/user', answer: zBalancesResponse },
  ({ world }, user) => ({ result: tickers.map((ticker) => balance(world, user.id, ticker)) }),
);

const claimFreeTokens = userOperation(
  {
    id: 'claimFreeTokens',
    method: 'POST',
    template: '/v1/balance/free-tokens',
    headers: zClaimFreeTokensHeaders,
    answer: zClaimFreeTokensResponse,
  },
  ({ world, now }, user) => {
    if (user.isGiftRedeemed) throw new Refusal('conflict', 'The gift was claimed already');
    const { store, values } = world;
    const { ticker, amount } = values.gift;
    store.run('UPDATE users SET is_gift_taken = 1 WHERE id = :id', { id: user.id });
    const { id } = addEntry(store, user.id, {
      kind: 'commercial',
      source: 'balance',
      ticker,
      amount,
      at: now,
      status: 'completed',
      type: 'gift',
      profit: 0n,
    });
    const note = { subject: 'gift', reference: id, at: now };
    post(store, user.id, note, move('programme', 'promo', ticker, amount));
    return { success: true };
  },
);

const startPeriod = userOperation(
  {
    id: 'startPeriod',
    method: 'POST',
    template: '/v1/balance/start/{ticker}',
    path: zStartPeriodPath,
    headers: zStartPeriodHeaders,
    answer: zStartPeriodResponse,
  },
  ({ world, now, path: { ticker } }, user) => {
    const { store, clock, values } = world;
    if (lockOf(store, user.id, ticker)) throw new Refusal('conflict', 'A commercial period is running');
    const available = balanceOf(store, user.id, 'available', ticker);
    const promo = balanceOf(store, user.id, 'promo', ticker);
    const value = available * rateOf(store, clock, ticker, user.id);
    const isWorthIt = value >= values.start.usdt * 10n ** BigInt(priceDecimals);
    if (!isWorthIt && promo <= values.start.promo) {
      throw new Refusal('rejected', 'Neither the balance value nor the promo balance is sufficient');
    }
    const { days } = values.start;
    const finishAt = startLock(store, user.id, { ticker, locked: available, promo, at: now, days });
    return { success: true, lockFinishAt: dateText(finishAt) };
  },
);

const depositAddress = userOperation(
  {
    id: 'depositAddress',
    method: 'GET',
    template: '/v1/balance/user/deposit-address/{network}/{ticker}',
    path: zDepositAddressPath,
    answer: zDepositAddressResponse,
  },
  ({ path }, user) => depositAddressOf(user.id, path.network, path.ticker),
);

/** A user's deposit address for a token, always the same; with a memo on TON. */
export function depositAddressOf(user: string, network: keyof typeof networkOfKey, ticker: Ticker) {
  const seed = `${user}:${ticker}`;
  return {
    address: deriveAddress(networkOfKey[network], seed),
    memo: network === 'ton' ? deriveMemo(seed) : null,
  };
}

const rates = openOperation(
  { id: 'rates', method: 'GET', template: '/v1/balance/rates', answer: zRatesResponse },
  ({ world, owner }) => ratesFor(world.store, world.clock, owner),
);

const requestWithdraw = userOperation(
  {
    id: 'requestWithdraw',
    method: 'POST',
    template: '/v1/balance/withdraw/request',
    headers: zRequestWithdrawHeaders,
    body: zRequestWithdrawBody,
    answer: zRequestWithdrawResponse,
  },
  ({ world, now, body }, user) => {
    return withdraw(world, { ...body, user, source: 'balance', ticker: tickerOfToken(body.token), now });
  },
);

const clearWithdrawAddress = userOperation(
  {
    id: 'clearWithdrawAddress',
    method: 'POST',
    template: '/v1/balance/withdraw/clear-address/{ticker}',
    path: zClearWithdrawAddressPath,
    answer: zClearWithdrawAddressResponse,
  },
  ({ world, path }, user) => clearAddress(world.store, user.id, 'balance', path.ticker),
);

/** Operations of the wallet's balances. */
export const balanceOperations = [
  balances,
  claimFreeTokens,
  startPeriod,
  depositAddress,
  rates,
  requestWithdraw,
  clearWithdrawAddress,
];
