import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { addresses, at, dig, list, memorySandbox, sale, withdrawal } from './sandbox-client.ts';
import type { Client, Reply } from './sandbox-client.ts';

const client = memorySandbox();
afterAll(() => client.sandbox.close());

/** The marketing balances of `demo`: the rest after a request of 0.1 XAUT, and the smallest amount above them. */
const balances = {
  partner: {
    left: '1.16380042',
    tooMuch: '1.26380043',
    balance: '/v1/partner/balance',
    withdraw: '/v1/partner/withdraw/request',
    withdraws: '/v1/partner/withdraws',
    clear: '/v1/partner/withdraw/clear-address',
  },
  network: {
    left: '3.40117',
    tooMuch: '3.50117001',
    balance: '/v1/partner/network/balance',
    withdraw: '/v1/partner/withdraw/network/request',
    withdraws: '/v1/partner/network/withdraws',
    clear: '/v1/partner/withdraw/network/clear-address',
  },
} as const;
type Source = keyof typeof balances;
const sources: Source[] = ['partner', 'network'];
const other = { partner: 'network', network: 'partner' } as const;

async function balanceOf(user: Client, source: Source, token = 'XAUT'): Promise<unknown> {
  const entries = list((await user.get(balances[source].balance)).json, 'result');
  return entries.find((entry) => dig(entry, 'token') === token);
}

async function ledger(user: Client & { name: string }): Promise<number> {
  return list((await client.get(`/sandbox/ledger?user=${user.name}`)).json, 'postings').length;
}

function refusal({ status, json }: Reply): unknown[] {
  return [status, dig(json, 'code'), dig(json, 'field')];
}

/** The two operations that take from a marketing balance, each with a valid body. */
const ways = sources.flatMap((source) => [
  {
    way: 'withdraw' as const,
    source,
    path: balances[source].withdraw,
    body: withdrawal({ token: 'XAUT', twoFactorCode: '' }),
  },
  { way: 'sell' as const, source, path: '/v1/order/sell', body: sale({ balanceType: source }) },
]);

describe.each(ways)('$way from the $source balance', ({ way, source, path, body }) => {
  it('M-SEND-01 M-SELL-14 takes from this balance only, and saves the address for it', async () => {
    const user = await client.newUser('demo');
    const before = await balanceOf(user, other[source]);
    expect((await user.post(path, body)).status).toBe(200);
    expect(await balanceOf(user, source)).toMatchObject({
      amount: balances[source].left,
      lastSavedAddress: way === 'sell' ? addresses.TON : addresses.Ethereum,
      lastSavedNetwork: way === 'sell' ? 'TON' : 'Ethereum',
    });
    expect(await balanceOf(user, other[source])).toEqual(before);
  });

  it.each([
    ['nothing', { amount: '0' }, [422, 'rejected', 'amount']],
    ['less than the minimum', { amount: '0.01249999' }, [422, 'rejected', 'amount']],
    ['more than is there', { amount: balances[source].tooMuch }, [422, 'rejected', 'amount']],
    ['nine decimals', { amount: '0.123456789' }, [400, 'validation', 'amount']],
    [
      'an address of another network',
      { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
      [400, 'validation', 'address'],
    ],
    ['no two-factor code', { twoFactorCode: undefined }, [400, 'validation', 'twoFactorCode']],
  ])('API-12 refuses %s and moves nothing', async (_reason, change, expected) => {
    const user = await client.newUser('demo');
    const before = [await balanceOf(user, source), await ledger(user)];
    expect(refusal(await user.post(path, { ...body, ...change }))).toEqual(expected);
    expect([await balanceOf(user, source), await ledger(user)]).toEqual(before);
  });

  it('with another amount under the same key is a conflict and moves nothing', async () => {
    const user = await client.newUser('demo');
    const key = { 'idempotency-key': randomUUID() };
    expect((await user.post(path, body, key)).status).toBe(200);
    const before = [await balanceOf(user, source), await ledger(user)];
    expect(refusal(await user.post(path, { ...body, amount: '0.2' }, key))).toEqual([
      409,
      'conflict',
      'idempotency-key',
    ]);
    expect([await balanceOf(user, source), await ledger(user)]).toEqual(before);
  });

  it('shows as pending in the history of this balance only', async () => {
    const user = await client.newUser('demo');
    const history = (of: Source): string =>
      way === 'sell' ? `/v1/order/history/sell?ticker=XAUT&balanceType=${of}` : `${balances[of].withdraws}?token=xaut`;
    const { json } = await user.post(path, body);
    const [newest] = list((await user.get(history(source))).json, 'result');
    expect(newest).toMatchObject({ id: at(json, 'id'), amount: '0.1', status: 'pending' });
    const ids = list((await user.get(history(other[source]))).json, 'result').map((entry) => at(entry, 'id'));
    expect(ids).not.toContain(at(json, 'id'));
  });
});

describe.each(sources)('the saved address of the %s balance', (source) => {
  it('M-SELL-17 M-SELL-18 is deleted for its token, and the other balance keeps its own', async () => {
    const user = await client.newUser('new');
    for (const account of sources) {
      for (const ticker of ['XAUT', 'PAXG'])
        await user.post('/sandbox/balance', { user: user.name, account, ticker, amount: '1' });
      for (const token of ['XAUT', 'PAXG']) await user.post(balances[account].withdraw, withdrawal({ token }));
    }
    expect((await user.post(`${balances[source].clear}/XAUT`)).json).toEqual({ success: true });
    expect(await balanceOf(user, source)).toMatchObject({ lastSavedAddress: null, lastSavedNetwork: null });
    expect(await balanceOf(user, source, 'PAXG')).toMatchObject({ lastSavedAddress: addresses.Ethereum });
    expect(await balanceOf(user, other[source])).toMatchObject({ lastSavedAddress: addresses.Ethereum });
  });
});
