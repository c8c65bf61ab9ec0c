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
import type { User } from '../users/users.ts';
import type { World } from '../world.ts';
import { saveAddress } from './saved-addresses.ts';

/** A request for tokens to leave a balance: a withdrawal, or a sale that is paid in USDT. */
interface Outgoing {
  user: User;
  source: Source;
  ticker: Ticker;
  amount: string;
  address: string;
  network: NetworkName;
  memo?: string | undefined;
  twoFactorCode: string;
  /** Epoch ms. */
  now: number;
}

/** The amount in minor units. @throws Refusal with the name of the field */
function readAmount(world: World, kind: Kind['kind'], { user, source, ticker, amount, network }: Outgoing): bigint {
  const value = parseUnits(amount, decimalsOf[ticker]);
  if (value === undefined) {
    throw new Refusal('validation', `amount: at most ${decimalsOf[ticker]} decimals`, 'amount');
  }
  const isWallet = source === 'balance';
  const operation = kind === 'sell' ? (isWallet ? 'sell' : 'marketingSell') : isWallet ? 'send' : 'marketingSend';
  const { minimum, maximum } = world.values.limitsOf({ operation, ticker, network });
  if (value <= 0n || value < minimum) {
    throw new Refusal('rejected', `The amount is below the minimum of ${formatAmount(minimum, ticker)}`, 'amount');
  }
  if (maximum !== undefined && value > maximum) {
    throw new Refusal('rejected', `The amount is above the maximum of ${formatAmount(maximum, ticker)}`, 'amount');
  }
  if (value > balanceOf(world.store, user.id, accountOf[source], ticker)) {
    throw new Refusal('rejected', 'The amount exceeds the available balance', 'amount');
  }
  return value;
}

function checkAddress({ address, network }: Outgoing): void {
  if (!isAddress(network, address)) {
    throw new Refusal('validation', `address: not a valid address on ${network}`, 'address');
  }
}

/** The kind of an outgoing entry; price (8 decimals) and USDT in minor units. */
type Kind = { kind: 'withdraw' } | { kind: 'sell'; price: bigint; usdt: bigint };

/** Takes the tokens (minor units) out of the balance immediately; they arrive after `settleAfterMs`. */
function take(world: World, outgoing: Outgoing, amount: bigint, kind: Kind) {
  const { user, source, ticker, address, network, memo, now } = outgoing;
  const { id } = addEntry(world.store, user.id, {
    ...kind,
    source,
    ticker,
    amount,
    at: now,
    status: 'pending',
    settlesAt: now + settleAfterMs,
    address,
    network,
    memo: memo === undefined || memo === '' ? null : memo,
  });
  const note = { subject: `${kind.kind}-request`, reference: id, at: now };
  if (user.hasTwoFactor) world.twoFactor.use(user.id, outgoing.twoFactorCode);
  post(world.store, user.id, note, move(accountOf[source], `pending-${kind.kind}`, ticker, amount));
  saveAddress(world.store, user.id, source, ticker, address, network);
  return { id, status: 'pending' as const };
}

/** Checks the code of a user who has an authenticator. @throws Refusal two_factor_required or two_factor_invalid */
function checkCode({ twoFactor, plainUsers }: World, { user, twoFactorCode, now }: Outgoing): void {
  if (user.hasTwoFactor) twoFactor.check(user.id, twoFactorCode, now, !plainUsers.has(user.id));
}

/** Accepts a withdrawal. @throws Refusal with the name of the field */
export function withdraw(world: World, outgoing: Outgoing) {
  checkAddress(outgoing);
  checkCode(world, outgoing);
  return take(world, outgoing, readAmount(world, 'withdraw', outgoing), { kind: 'withdraw' });
}

/** Accepts a sale at the current rate, in USDT rounded down to cents. @throws Refusal with the name of the field */
export function sell(world: World, outgoing: Outgoing) {
  checkAddress(outgoing);
  checkCode(world, outgoing);
  const amount = readAmount(world, 'sell', outgoing);
  const price = rateOf(world.store, world.clock, outgoing.ticker, outgoing.user.id);
  const usdt = usdtOf(amount, price);
  return { ...take(world, outgoing, amount, { kind: 'sell', price, usdt }), usdt: formatAmount(usdt, 'USDT') };
}
