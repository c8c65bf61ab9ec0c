import { afterAll, describe, expect, it } from 'vitest';
import { units } from '../../sandbox/ledger/amount.ts';
import { addresses, at, dig, list, memorySandbox, sale, start, temporaryFolder, withdrawal } from './sandbox-client.ts';
import { writeConfig } from './sandbox-config.ts';
import type { Client, Reply } from './sandbox-client.ts';

const client = memorySandbox();
afterAll(() => client.sandbox.close());

const monthMs = 30 * 86_400_000;

async function balanceOf(user: Client, ticker = 'XAUT'): Promise<unknown> {
  const balances = list((await user.get('/v1/balance/user')).json, 'result');
  return balances.find((entry) => dig(entry, 'ticker') === ticker);
}

async function newest(user: Client, path: string): Promise<unknown> {
  return list((await user.get(path)).json, 'result')[0];
}

function refusal({ status, json }: Reply): unknown[] {
  return [status, dig(json, 'code'), dig(json, 'field')];
}

describe('withdrawals', () => {
  it('W-SEND-09 take the amount immediately, arrive after two minutes and save the address', async () => {
    const user = await client.newUser('demo');
    const reply = await user.post('/v1/balance/withdraw/request', withdrawal({ amount: '0.5', memo: 'vault' }));
    expect(reply.json).toMatchObject({ status: 'pending' });
    expect(await balanceOf(user)).toMatchObject({
      balance: '2.4',
      lastSavedAddress: addresses.Ethereum,
      lastSavedNetwork: 'Ethereum',
    });
    const path = `/v1/balance/withdraws?id=${at(reply.json, 'id')}`;
    expect(await newest(user, path)).toMatchObject({ amount: '0.5', status: 'pending', hash: null, memo: 'vault' });
    await user.post('/sandbox/clock', { user: user.name, advanceMs: 120_000 });
    const arrived = await newest(user, path);
    expect(arrived).toMatchObject({ status: 'completed', address: addresses.Ethereum });
    expect(at(arrived, 'hash')).toMatch(/^0x[0-9a-f]{64}$/);
    expect(await balanceOf(user)).toMatchObject({ balance: '2.4' });
  });

  it.each([
    ['its address ends in dead', { address: '0x000000000000000000000000000000000000dEaD' }],
    ['its memo is fail', { memo: 'fail' }],
  ])('fail and return the amount when %s', async (_reason, change) => {
    const user = await client.newUser('demo');
    const { json } = await user.post('/v1/balance/withdraw/request', withdrawal(change));
    await user.post('/sandbox/clock', { user: user.name, advanceMs: 120_000 });
    const entry = await newest(user, `/v1/balance/withdraws?id=${at(json, 'id')}`);
    expect(entry).toMatchObject({ status: 'failed', hash: null });
    expect(await balanceOf(user)).toMatchObject({ balance: '2.9' });
  });

  it.each([
    ['nothing', { amount: '0' }, [422, 'rejected', 'amount']],
    ['less than the minimum', { amount: '0.02499999' }, [422, 'rejected', 'amount']],
    ['more than is there', { amount: '2.90000001' }, [422, 'rejected', 'amount']],
    ['far more than is there', { amount: '9'.repeat(40) }, [422, 'rejected', 'amount']],
    ['nine decimals', { amount: '0.123456789' }, [400, 'validation', 'amount']],
    ['a wrong checksum', { address: addresses.Ethereum.replace('5aA', '5aa') }, [400, 'validation', 'address']],
    ['an address of Tron', { address: addresses.Tron }, [400, 'validation', 'address']],
    ['another network', { network: 'Tron' }, [400, 'validation', 'network']],
    ['a ticker for a token', { token: 'XAUT' }, [400, 'validation', 'token']],
  ])('refuse %s and move nothing', async (_reason, change, expected) => {
    const user = await client.newUser('demo');
    expect(refusal(await user.post('/v1/balance/withdraw/request', withdrawal(change)))).toEqual(expected);
    expect(await balanceOf(user)).toMatchObject({ balance: '2.9' });
    expect(dig((await user.get('/v1/balance/withdraws?token=xaut')).json, 'total')).toBe(155);
  });

  it('accept exactly the minimum and exactly the whole balance', async () => {
    const user = await client.newUser('demo');
    expect((await user.post('/v1/balance/withdraw/request', withdrawal({ amount: '0.025' }))).status).toBe(200);
    expect((await user.post('/v1/balance/withdraw/request', withdrawal({ amount: '2.8750000000' }))).status).toBe(200);
    expect(await balanceOf(user)).toMatchObject({ balance: '0' });
  });

  it('W-SEND-18 the saved address can be deleted', async () => {
    const user = await client.newUser('demo');
    for (const _ of [1, 2]) {
      const reply = await user.post('/v1/balance/withdraw/clear-address/XAUT');
      expect(reply.json).toEqual({ success: true });
    }
    expect(await balanceOf(user)).toMatchObject({ lastSavedAddress: null, lastSavedNetwork: null });
    expect(await balanceOf(user, 'PAXG')).not.toMatchObject({ lastSavedAddress: null });
  });

  it.each([
    ['M-SEND-08 partner', '/v1/partner', '', '1.25130042'],
    ['M-SEND-09 network', '/v1/partner/network', '/network', '3.48867'],
  ])('%s balances are withdrawn from 0.0125 on', async (_name, base, part, rest) => {
    const user = await client.newUser('demo');
    const path = `/v1/partner/withdraw${part}/request`;
    const small = await user.post(path, withdrawal({ token: 'XAUT', amount: '0.01249999' }));
    expect(refusal(small)).toEqual([422, 'rejected', 'amount']);
    for (const amount of ['0.0125', rest])
      expect((await user.post(path, withdrawal({ token: 'XAUT', amount }))).status).toBe(200);
    const [xaut] = list((await user.get(`${base}/balance`)).json, 'result');
    expect(xaut).toMatchObject({ token: 'XAUT', amount: '0', lastSavedAddress: addresses.Ethereum });
    expect(await newest(user, `${base}/withdraws?token=xaut`)).toMatchObject({ amount: rest, status: 'pending' });
    await user.post(`/v1/partner/withdraw${part}/clear-address/XAUT`);
    const [cleared] = list((await user.get(`${base}/balance`)).json, 'result');
    expect(cleared).toMatchObject({ lastSavedAddress: null });
  });
});

describe('sales', () => {
  it('W-SELL-18 pay the rate rounded down to cents, first pending, then completed', async () => {
    const user = await client.newUser('demo');
    await user.post('/sandbox/rates', { user: user.name, XAUT: '4127.009' });
    const { json } = await user.post('/v1/order/sell', sale({ amount: '0.12345678', memo: '77' }));
    expect(json).toMatchObject({ status: 'pending', usdt: '509.5' });
    const path = `/v1/order/history/sell?id=${at(json, 'id')}`;
    expect(await newest(user, path)).toMatchObject({ price: '4127.009', usdt: '509.5', memo: '77', network: 'TON' });
    await user.post('/sandbox/clock', { user: user.name, advanceMs: 120_000 });
    const sold = await newest(user, path);
    expect(sold).toMatchObject({ status: 'completed' });
    expect(at(sold, 'hash')).toMatch(/^[0-9a-f]{64}$/);
    expect(await balanceOf(user)).toMatchObject({ balance: '2.77654322', lastSavedNetwork: 'TON' });
  });

  it.each(['partner', 'network'] as const)('M-SELL-14 are taken from the %s balance', async (balanceType) => {
    const user = await client.newUser('demo');
    const reply = await user.post('/v1/order/sell', sale({ balanceType, amount: '0.0125', memo: 'fail' }));
    expect(reply.status).toBe(200);
    const path = `/v1/order/history/sell?balanceType=${balanceType}&ticker=XAUT`;
    expect(await newest(user, path)).toMatchObject({ id: at(reply.json, 'id'), amount: '0.0125' });
    const before = await user.get(`/v1/partner/${balanceType === 'network' ? 'network/' : ''}balance`);
    await user.post('/sandbox/settle', { user: user.name, id: at(reply.json, 'id'), status: 'cancelled' });
    expect(await newest(user, path)).toMatchObject({ status: 'cancelled' });
    const after = await user.get(`/v1/partner/${balanceType === 'network' ? 'network/' : ''}balance`);
    const [left = 0n, back = 0n] = [before, after].map(({ json }) => units(at(json, 'result', 0, 'amount'), 'XAUT'));
    expect(back - left).toBe(units('0.0125', 'XAUT'));
  });

  it.each(Object.entries(addresses))(
    'W-SELL-20 are paid on %s only to an address of that network',
    async (network, address) => {
      const user = await client.newUser('demo');
      expect((await user.post('/v1/order/sell', sale({ network, address }))).status).toBe(200);
      const wrong = network === 'TON' ? addresses.Tron : addresses.TON;
      const reply = await user.post('/v1/order/sell', sale({ network, address: wrong }));
      expect(refusal(reply)).toEqual([400, 'validation', 'address']);
    },
  );
});

describe('the commercial period', () => {
  it('W-START-03 starts from exactly 100 USDT and locks the whole balance', async () => {
    const user = await client.newUser('new');
    await user.post('/sandbox/rates', { user: user.name, XAUT: '4000' });
    await user.post('/sandbox/balance', { user: user.name, amount: '0.02499999' });
    expect(refusal(await user.post('/v1/balance/start/XAUT'))).toEqual([422, 'rejected', undefined]);
    await user.post('/sandbox/balance', { user: user.name, amount: '0.025' });
    const reply = await user.post('/v1/balance/start/XAUT');
    expect(reply.json).toEqual({ success: true, lockFinishAt: new Date(start + monthMs).toISOString() });
    expect(await balanceOf(user)).toMatchObject({ balance: '0', frozenBalance: '0.025', isLocked: true });
    expect(await newest(user, '/v1/balance/commercial-operations?token=xaut')).toMatchObject({
      type: 'period_start',
      status: 'pending',
    });
    expect(refusal(await user.post('/v1/balance/start/XAUT'))).toEqual([409, 'conflict', undefined]);
  });

  it('W-START-04 starts with a promo balance above 0.01, not with 0.01', async () => {
    const user = await client.newUser('new');
    await user.post('/sandbox/balance', { user: user.name, account: 'promo', ticker: 'PAXG', amount: '0.01' });
    expect((await user.post('/v1/balance/start/PAXG')).status).toBe(422);
    await user.post('/sandbox/balance', { user: user.name, account: 'promo', ticker: 'PAXG', amount: '0.01000001' });
    expect((await user.post('/v1/balance/start/PAXG')).status).toBe(200);
    expect(await balanceOf(user, 'PAXG')).toMatchObject({ promoBalance: '0.01000001', isLocked: true });
    expect(await balanceOf(user)).toMatchObject({ isLocked: false });
  });

  it('W-13 ends at its time: the balance returns with a profit', async () => {
    const user = await client.newUser('new');
    await user.post('/sandbox/balance', { user: user.name, amount: '1' });
    await user.post('/v1/balance/start/XAUT');
    await user.post('/sandbox/clock', { user: user.name, advanceMs: monthMs - 1 });
    expect(await balanceOf(user)).toMatchObject({ balance: '0', isLocked: true });
    await user.post('/sandbox/clock', { user: user.name, advanceMs: 1 });
    expect(await balanceOf(user)).toMatchObject({
      balance: '1.012',
      frozenBalance: '0',
      isLocked: false,
      lockFinishAt: null,
    });
    const operations = list((await user.get('/v1/balance/commercial-operations?token=xaut')).json, 'result');
    expect(operations.map((entry) => [dig(entry, 'type'), dig(entry, 'status'), dig(entry, 'profit')])).toEqual([
      ['accrual', 'completed', '0.012'],
      ['period_end', 'completed', '0'],
      ['period_start', 'completed', '0'],
    ]);
  });
});

describe('gift and deposits', () => {
  it('HOME-08 the gift is credited once', async () => {
    const user = await client.newUser('new');
    expect((await user.post('/v1/balance/free-tokens')).json).toEqual({ success: true });
    expect(refusal(await user.post('/v1/balance/free-tokens'))).toEqual([409, 'conflict', undefined]);
    expect(await balanceOf(user)).toMatchObject({ balance: '0', promoBalance: '0.02' });
    expect(dig((await client.get(`/sandbox/users?user=${user.name}`)).json, 'freeTokensRedeemed')).toBe(true);
  });

  it.each(['PAXG', 'XAUT'] as const)('HOME-08 the gift is that of limits.json, %s too', async (ticker) => {
    const folder = temporaryFolder();
    writeConfig(folder, { gift: { ticker, amount: '0.03' } });
    const other = memorySandbox({ configDir: folder.path });
    const user = await other.newUser('new');
    await user.post('/v1/balance/free-tokens');
    const rest = ticker === 'PAXG' ? 'XAUT' : 'PAXG';
    expect(await balanceOf(user, ticker)).toMatchObject({ promoBalance: '0.03' });
    expect(await balanceOf(user, rest)).toMatchObject({ promoBalance: '0' });
    expect(await newest(user, `/v1/balance/commercial-operations?token=${ticker.toLowerCase()}`)).toMatchObject({
      type: 'gift',
      amount: '0.03',
    });
    other.sandbox.close();
    folder.remove();
  });

  it('W-GET-09 a deposit arrives at the address shown to the user', async () => {
    const user = await client.newUser('new');
    const card = (await user.get('/v1/balance/user/deposit-address/ton/PAXG')).json;
    expect((await user.get('/v1/balance/user/deposit-address/ton/PAXG')).json).toEqual(card);
    await client.post('/sandbox/deposit', { user: user.name, ticker: 'PAXG', network: 'ton', amount: '0.5' });
    const entry = await newest(user, '/v1/balance/deposits?token=paxg');
    expect(entry).toMatchObject({ amount: '0.5', status: 'completed', network: 'TON', address: at(card, 'address') });
    expect(at(entry, 'memo')).toBe(at(card, 'memo'));
    expect(await balanceOf(user, 'PAXG')).toMatchObject({ balance: '0.5' });
  });

  it('W-BUY-12 a transfer of USDT buys at the rate', async () => {
    const user = await client.newUser('new');
    await user.post('/sandbox/rates', { user: user.name, XAUT: '4000' });
    await client.post('/sandbox/deposit', { user: user.name, kind: 'buy', usdt: '100', network: 'trc20' });
    expect(await newest(user, '/v1/order/history/buy?token=xaut')).toMatchObject({
      amount: '0.025',
      price: '4000',
      usdt: '100',
      network: 'Tron',
    });
    expect(await balanceOf(user)).toMatchObject({ balance: '0.025' });
  });
});
