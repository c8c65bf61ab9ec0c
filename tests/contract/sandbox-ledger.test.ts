import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { parseUnits } from '../../sandbox/ledger/amount.ts';
import { at, dig, list, memorySandbox, sale, withdrawal } from './sandbox-client.ts';
import type { Client, Reply } from './sandbox-client.ts';

const client = memorySandbox();
afterAll(() => client.sandbox.close());

/** An amount near the balances of the accounts: too small, valid, or too large. */
const amount = fc
  .tuple(fc.nat(3), fc.nat(99_999_999))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(8, '0')}`);
const ticker = fc.constantFrom('XAUT', 'PAXG');
const source = fc.constantFrom('balance', 'partner', 'network');

type Step = (user: Client & { name: string }) => Promise<Reply>;

/** One random call of a user, which may succeed or be refused. */
const step: fc.Arbitrary<[string, Step]> = fc.oneof(
  fc
    .tuple(amount, ticker)
    .map(([value, token]): [string, Step] => [
      `withdraw ${value} ${token}`,
      (user) => user.post('/v1/balance/withdraw/request', withdrawal({ amount: value, token: token.toLowerCase() })),
    ]),
  fc
    .tuple(amount, ticker, fc.constantFrom('', '/network'))
    .map(([value, token, network]): [string, Step] => [
      `withdraw${network} ${value} ${token}`,
      (user) => user.post(`/v1/partner/withdraw${network}/request`, withdrawal({ amount: value, token })),
    ]),
  fc.tuple(amount, ticker, source, fc.boolean()).map(([value, token, balanceType, isFailing]): [string, Step] => [
    `sell ${value} ${token} of ${balanceType}${isFailing ? ', failing' : ''}`,
    (user) => {
      const memo = isFailing ? 'fail' : '';
      return user.post('/v1/order/sell', sale({ amount: value, ticker: token, balanceType, memo }));
    },
  ]),
  ticker.map((token): [string, Step] => [`start ${token}`, (user) => user.post(`/v1/balance/start/${token}`)]),
  fc.constant<[string, Step]>(['gift', (user) => user.post('/v1/balance/free-tokens')]),
  fc
    .tuple(amount, ticker)
    .map(([value, token]): [string, Step] => [
      `deposit ${value} ${token}`,
      (user) => user.post('/sandbox/deposit', { user: user.name, amount: value, ticker: token }),
    ]),
  fc
    .integer({ min: 1, max: 5_000 })
    .map((usdt): [string, Step] => [
      `buy for ${usdt}`,
      (user) => user.post('/sandbox/deposit', { user: user.name, kind: 'buy', usdt: String(usdt), network: 'ton' }),
    ]),
  fc
    .constantFrom('completed', 'failed', 'cancelled')
    .map((status): [string, Step] => [
      `settle ${status}`,
      (user) => user.post('/sandbox/settle', { user: user.name, status }),
    ]),
  fc
    .constantFrom(60_000, 3_600_000, 31 * 86_400_000)
    .map((advanceMs): [string, Step] => [
      `wait ${advanceMs}`,
      (user) => user.post('/sandbox/clock', { user: user.name, advanceMs }),
    ]),
);

/** The balance of an account in an answer of `/sandbox/ledger`, in minor units; zero for an unused account. */
function unitsOf(ledger: unknown, kind: string, asset: string): bigint {
  const found = list(ledger, 'accounts').find((entry) => dig(entry, 'kind') === kind && dig(entry, 'asset') === asset);
  return found === undefined ? 0n : (parseUnits(at(found, 'balance'), asset === 'USDT' ? 6 : 8) ?? -1n);
}

async function ledgerOf(user: { name: string }): Promise<unknown> {
  return (await client.get(`/sandbox/ledger?user=${user.name}`)).json;
}

/** The sum of the pending entries of a kind in the API's lists. */
async function pendingOf(user: Client, kind: 'withdraw' | 'sell', asset: string): Promise<bigint> {
  const paths =
    kind === 'sell'
      ? [`/v1/order/history/sell?ticker=${asset}&status=pending`]
      : ['balance/withdraws', 'partner/withdraws', 'partner/network/withdraws'].map(
          (path) => `/v1/${path}?token=${asset.toLowerCase()}&status=pending`,
        );
  const replies = await Promise.all(paths.map((path) => user.get(path)));
  const amounts = replies.flatMap(({ json }) => list(json, 'result').map((entry) => at(entry, 'amount')));
  return amounts.reduce((sum, text) => sum + (parseUnits(text, 8) ?? 0n), 0n);
}

describe('the ledger', () => {
  it('stays balanced, never negative and consistent with the histories after any calls', async () => {
    const tally = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const user = await client.newUser('locked');
        for (const [, run] of steps) {
          const { status } = await run(user);
          tally.set(status, (tally.get(status) ?? 0) + 1);
          expect([200, 201, 409, 422]).toContain(status);
        }
        const ledger = await ledgerOf(user);
        expect(dig(ledger, 'problems')).toEqual([]);
        for (const asset of ['XAUT', 'PAXG']) {
          expect(unitsOf(ledger, 'pending-withdraw', asset)).toBe(await pendingOf(user, 'withdraw', asset));
          expect(unitsOf(ledger, 'pending-sell', asset)).toBe(await pendingOf(user, 'sell', asset));
        }
      }),
      { numRuns: 120 },
    );
    for (const status of [200, 201, 409, 422]) expect(tally.get(status) ?? 0).toBeGreaterThan(0);
  });

  it('records a sequence of amounts exactly', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 2_500_000, max: 9_000_000 }), { maxLength: 12 }), async (amounts) => {
        const user = await client.newUser('new');
        await user.post('/sandbox/deposit', { user: user.name, amount: '2', ticker: 'XAUT' });
        for (const units of amounts) {
          const text = `0.0${units}`;
          const reply = await user.post('/v1/balance/withdraw/request', withdrawal({ amount: text }));
          expect(reply.status).toBe(200);
        }
        const total = amounts.reduce((sum, units) => sum + BigInt(units), 0n);
        expect(unitsOf(await ledgerOf(user), 'available', 'XAUT')).toBe(200_000_000n - total);
      }),
      { numRuns: 30 },
    );
  });

  it.each(['demo', 'new', 'locked', 'gifted', 'whale'])('the seed of %s is balanced', async (name) => {
    expect(dig(await ledgerOf({ name }), 'problems')).toEqual([]);
  });
});
