import { isAddress } from '../chain/addresses.ts';
import type { NetworkName } from '../chain/addresses.ts';
import { Refusal } from '../contract/refusal.ts';
import { addEntry } from '../history/entries.ts';
import type { Source } from '../history/entries.ts';
import { decimalsOf, formatAmount, parseUnits, usdtOf } from '../ledger/amount.ts';
import type { Ticker } from '../ledger/amount.ts';
import { balanceOf, move, post } from '../ledger/ledger.ts';
import { rateOf } from '../market/rates.ts';
import { accountOf, settleAfterMs } from '../settlement/settlement.ts';
import type { World } from '../world.ts';
import { saveAddress } from './saved-addresses.ts';

/** Tokens on their way out of a balance: a withdrawal, or a sale that is paid in USDT. */
export interface Outgoing {
  user: string;
  source: Source;
  ticker: Ticker;
  amount: string;
  address: string;
  network: NetworkName;
  memo: string | undefined;
  /** Epoch ms. */
  now: number;
}

/** Amount in minor units, or a refusal that names the field. */
function readAmount(world: World, { user, source, ticker, amount }: Outgoing): bigint {
  const value = parseUnits(amount, decimalsOf[ticker]);
  if (value === undefined) {
    throw new Refusal('validation', `amount: at most ${decimalsOf[ticker]} decimals`, 'amount');
  }
  const minimum = world.values.minimum[source];
  if (value <= 0n || value < minimum) {
    throw new Refusal('rejected', `The amount is below the minimum of ${formatAmount(minimum, ticker)}`, 'amount');
  }
  if (value > balanceOf(world.store, user, accountOf[source], ticker)) {
    throw new Refusal('rejected', 'The amount exceeds the available balance', 'amount');
  }
  return value;
}

function checkAddress({ address, network }: Outgoing): void {
  if (!isAddress(network, address)) {
    throw new Refusal('validation', `address: no valid address on ${network}`, 'address');
  }
}

function memoOf({ memo }: Outgoing): string | null {
  return memo === undefined || memo === '' ? null : memo;
}

/** Takes a withdrawal: the tokens leave the balance at once and are on their way for two minutes. */
export function withdraw(world: World, outgoing: Outgoing) {
  const { user, source, ticker, address, network, now } = outgoing;
  checkAddress(outgoing);
  const amount = readAmount(world, outgoing);
  const { id } = addEntry(world.store, user, {
    kind: 'withdraw',
    source,
    ticker,
    amount,
    at: now,
    status: 'pending',
    settlesAt: now + settleAfterMs,
    address,
    network,
    memo: memoOf(outgoing),
  });
  const note = { subject: 'withdraw-request', reference: id, at: now };
  post(world.store, user, note, move(accountOf[source], 'pending-withdraw', ticker, amount));
  saveAddress(world.store, user, source, ticker, address, network);
  return { id, status: 'pending' as const };
}

/** Takes a sale at the present rate; the USDT are rounded down to cents and paid out two minutes later. */
export function sell(world: World, outgoing: Outgoing) {
  const { user, source, ticker, address, network, now } = outgoing;
  checkAddress(outgoing);
  const amount = readAmount(world, outgoing);
  const price = rateOf(world.store, world.clock, ticker, user);
  const usdt = usdtOf(amount, price);
  const { id } = addEntry(world.store, user, {
    kind: 'sell',
    source,
    ticker,
    amount,
    at: now,
    status: 'pending',
    settlesAt: now + settleAfterMs,
    address,
    network,
    memo: memoOf(outgoing),
    price,
    usdt,
  });
  const note = { subject: 'sell-request', reference: id, at: now };
  post(world.store, user, note, move(accountOf[source], 'pending-sell', ticker, amount));
  saveAddress(world.store, user, source, ticker, address, network);
  return { id, status: 'pending' as const, usdt: formatAmount(usdt, 'USDT') };
}
