import { afterAll, describe, expect, it } from 'vitest';
import { parseUnits } from '../../sandbox/ledger/amount.ts';
import { at, dig, list, memorySandbox, start } from './sandbox-client.ts';
import type { Client } from './sandbox-client.ts';

const client = memorySandbox();
afterAll(() => client.sandbox.close());

async function totals(user: Client, paths: readonly string[]): Promise<unknown[]> {
  const replies = await Promise.all(paths.map((path) => user.get(path)));
  return replies.map(({ json }) => dig(json, 'total'));
}

/** All entries of a list, read page by page. */
async function everything(user: Client, path: string): Promise<unknown[]> {
  const entries: unknown[] = [];
  for (;;) {
    const { json } = await user.get(`${path}${path.includes('?') ? '&' : '?'}offset=${entries.length}&limit=100`);
    const page = list(json, 'result');
    entries.push(...page);
    if (page.length === 0) return entries;
  }
}

function sum(entries: readonly unknown[], field: string, decimals = 8): bigint {
  return entries.reduce<bigint>((total, entry) => total + (parseUnits(at(entry, field), decimals) ?? 0n), 0n);
}

describe('the seed users', () => {
  it('demo has both tokens, and more than a page of each history', async () => {
    const demo = await client.signIn('demo');
    const [xaut, paxg] = list((await demo.get('/v1/balance/user')).json, 'result');
    expect(xaut).toMatchObject({ balance: '2.9', frozenBalance: '0', promoBalance: '0.1241889', isLocked: false });
    expect(paxg).toMatchObject({ balance: '1.10012345', frozenBalance: '0', promoBalance: '0' });
    const counts = await totals(
      demo,
      ['xaut', 'paxg'].flatMap((token) => [
        `/v1/balance/deposits?token=${token}`,
        `/v1/balance/withdraws?token=${token}`,
        `/v1/balance/commercial-operations?token=${token}`,
        `/v1/order/history/buy?token=${token}`,
        `/v1/order/history/sell?ticker=${token.toUpperCase()}&balanceType=balance`,
      ]),
    );
    for (const count of counts) expect(count).toBeGreaterThanOrEqual(150);
  });

  it('demo has 14 personal partners and nine depths', async () => {
    const demo = await client.signIn('demo');
    const depths = list((await demo.get('/v1/mlm/network/count-by-level')).json, 'result');
    expect(depths.map((depth) => dig(depth, 'total'))).toEqual([14, 38, 64, 72, 60, 41, 25, 12, 6]);
    expect(dig((await demo.get('/v1/mlm/personal')).json, 'count')).toBe(14);
    const settings = dig((await client.post('/v1/auth', {}, { 'x-sandbox-user': 'demo' })).json, 'user', 'settings');
    expect(settings).toEqual({
      referrerCode: 'DEMO0000',
      freeTokensRedeemed: false,
      partnerLevel: 6,
      registrationBonus: true,
    });
  });

  it.each(['XAUT', 'PAXG'])('the balances of demo are the sums of its %s histories', async (ticker) => {
    const demo = await client.signIn('demo');
    const token = ticker.toLowerCase();
    const isCounted = (entry: unknown) => !['failed', 'cancelled'].includes(String(dig(entry, 'status')));
    const read = async (path: string) => (await everything(demo, path)).filter(isCounted);
    const incoming = [
      ...(await read(`/v1/balance/deposits?token=${token}`)),
      ...(await read(`/v1/order/history/buy?token=${token}`)),
    ];
    const outgoing = [
      ...(await read(`/v1/balance/withdraws?token=${token}`)),
      ...(await read(`/v1/order/history/sell?ticker=${ticker}&balanceType=balance`)),
    ];
    const operations = await everything(demo, `/v1/balance/commercial-operations?token=${token}&status=completed`);
    const balances = list((await demo.get('/v1/balance/user')).json, 'result').filter(
      (entry) => dig(entry, 'ticker') === ticker,
    );
    expect(sum(balances, 'balance') + sum(balances, 'frozenBalance')).toBe(
      sum(incoming, 'amount') + sum(operations, 'profit') - sum(outgoing, 'amount'),
    );
  });

  it('the partner earnings of demo are the sum of its accruals', async () => {
    const demo = await client.signIn('demo');
    const accruals = await everything(demo, '/v1/partner/profits');
    const totalProfits = list((await demo.get('/v1/partner/total-profits')).json, 'result');
    expect(sum(accruals, 'profit')).toBe(sum(totalProfits, 'profit'));
  });

  it('the earnings of demo are explained by the volumes of its partners', async () => {
    const demo = await client.signIn('demo');
    const partners = new Map(
      list((await demo.get('/v1/mlm/personal')).json, 'result').map((partner) => [
        String(dig(partner, 'email') ?? dig(partner, 'username')),
        { XAUT: sum([partner], 'volumeXaut'), PAXG: sum([partner], 'volumePaxg') },
      ]),
    );
    for (const accrual of await everything(demo, '/v1/partner/profits')) {
      const volume = partners.get(at(accrual, 'partnerName'))?.[at(accrual, 'ticker') === 'XAUT' ? 'XAUT' : 'PAXG'];
      expect(sum([accrual], 'volume')).toBe(volume);
      expect(sum([accrual], 'profit') * 200n).toBe(volume);
    }
    for (const [source, volumes] of [
      ['', 'personal'],
      ['/network', 'network'],
    ]) {
      const worked = (await demo.get(`/v1/partner/${volumes}/volume`)).json;
      for (const earned of list((await demo.get(`/v1/partner${source}/total-profits`)).json, 'result'))
        expect(sum([earned], 'profit') * 5n).toBeLessThan(sum([worked], at(earned, 'ticker')));
    }
  });

  it.each(['', '/network'])('the remaining earnings of demo are those not taken (partner%s)', async (source) => {
    const demo = await client.signIn('demo');
    const kind = source === '' ? 'partner' : 'network';
    const isCounted = (entry: unknown) => !['failed', 'cancelled'].includes(String(dig(entry, 'status')));
    for (const ticker of ['XAUT', 'PAXG']) {
      const of = async (path: string, field: string) =>
        list((await demo.get(path)).json, 'result').find((entry) => dig(entry, field) === ticker);
      const used = [
        ...(await everything(demo, `/v1/partner${source}/withdraws?token=${ticker.toLowerCase()}`)),
        ...(await everything(demo, `/v1/order/history/sell?ticker=${ticker}&balanceType=${kind}`)),
      ].filter(isCounted);
      const left = sum([await of(`/v1/partner${source}/balance`, 'token')], 'amount');
      expect(left + sum(used, 'amount')).toBe(
        sum([await of(`/v1/partner${source}/total-profits`, 'ticker')], 'profit'),
      );
      for (const entry of used) expect(sum([entry], 'amount')).toBeGreaterThanOrEqual(1_250_000n);
    }
  });

  it('the earnings of closed depths are in proportion to those of open ones', async () => {
    const demo = await client.signIn('demo');
    const info = (await demo.get('/v1/partner/network/info')).json;
    const of = (field: string) => Number(at(info, field));
    expect(of('availableNetworkVolume') + of('closedNetworkVolume')).toBeCloseTo(of('totalNetworkVolume'), 6);
    expect(of('availableNetworkProfit') + of('closedNetworkProfit')).toBeCloseTo(of('totalNetworkProfit'), 6);
    expect(of('closedNetworkProfit') / of('closedNetworkVolume')).toBeCloseTo(
      of('availableNetworkProfit') / of('availableNetworkVolume'),
      6,
    );
  });

  it('lists are newest first, without gap or repetition between pages', async () => {
    const demo = await client.signIn('demo');
    const entries = await everything(demo, '/v1/balance/withdraws?token=xaut');
    const dates = entries.map((entry) => Date.parse(at(entry, 'date')));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(new Set(entries.map((entry) => at(entry, 'id'))).size).toBe(155);
  });

  it('history filters narrow by id, status, type and time', async () => {
    const demo = await client.signIn('demo');
    const path = '/v1/balance/withdraws?token=xaut';
    const all = await everything(demo, path);
    const failed = await everything(demo, `${path}&status=failed`);
    expect(failed).toEqual(all.filter((entry) => dig(entry, 'status') === 'failed'));
    expect(failed.length).toBeGreaterThan(0);
    const [one] = failed;
    expect(list((await demo.get(`${path}&id=${at(one, 'id')}`)).json, 'result')).toEqual([one]);
    expect((await demo.get(`${path}&id=w-0`)).json).toEqual({ result: [], total: 0 });
    const from = at(all[20], 'date');
    const to = at(all[10], 'date');
    expect(await everything(demo, `${path}&from=${from}&to=${to}`)).toEqual(all.slice(11, 21));
    const bonuses = await everything(demo, '/v1/balance/commercial-operations?type=bonus');
    expect(bonuses.map((entry) => dig(entry, 'amount'))).toEqual(['0.1241889']);
  });

  it('new has no data', async () => {
    const user = await client.signIn('new');
    const balances = list((await user.get('/v1/balance/user')).json, 'result');
    expect(balances.map((entry) => dig(entry, 'balance'))).toEqual(['0', '0']);
    expect(await totals(user, ['/v1/balance/deposits', '/v1/order/history/sell', '/v1/partner/profits'])).toEqual([
      0, 0, 0,
    ]);
  });

  it('locked has a running period, gifted has claimed the gift', async () => {
    const locked = await client.signIn('locked');
    const [xaut] = list((await locked.get('/v1/balance/user')).json, 'result');
    expect(xaut).toMatchObject({ isLocked: true, balance: '0.2', frozenBalance: '1.5' });
    expect(Date.parse(at(xaut, 'lockFinishAt'))).toBeGreaterThan(start);
    const gifted = await client.signIn('gifted');
    expect((await gifted.post('/v1/balance/free-tokens')).status).toBe(409);
  });

  it('the end of the period of locked pays what its accruals have not', async () => {
    const locked = await client.newUser('locked');
    await locked.post('/sandbox/clock', { user: locked.name, advanceMs: 13 * 86_400_000 });
    const { json } = await locked.get('/v1/balance/commercial-operations?token=xaut&type=accrual&limit=8');
    const profits = list(json, 'result').map((entry) => dig(entry, 'profit'));
    expect(profits).toEqual(['0.0075', ...Array<string>(7).fill('0.0015')]);
  });

  it('whale has 100,000 partners and 20,000 entries', async () => {
    const fresh = memorySandbox();
    const whale = await fresh.signIn('whale');
    const depths = list((await whale.get('/v1/mlm/network/count-by-level')).json, 'result');
    expect(depths.reduce<number>((total, depth) => total + Number(dig(depth, 'total')), 0)).toBe(100_000);
    const counts = await totals(whale, [
      '/v1/balance/deposits?token=xaut',
      '/v1/balance/withdraws',
      '/v1/order/history/buy',
      '/v1/order/history/sell',
      '/v1/balance/commercial-operations',
    ]);
    expect(counts).toEqual([5_000, 5_000, 2_500, 2_500, 5_003]);
    const last = list((await whale.get('/v1/mlm/network?level=6&offset=23990&limit=100')).json, 'result');
    expect(last).toHaveLength(10);
    fresh.sandbox.close();
  });

  it('the same seed gives the same data in every sandbox', async () => {
    const other = memorySandbox();
    const paths = ['/v1/order/history/sell', '/v1/partner/profits', '/v1/mlm/network?level=2', '/v1/balance/user'];
    const [one, two] = [await client.signIn('demo'), await other.signIn('demo')];
    for (const path of paths) expect((await two.get(path)).json).toEqual((await one.get(path)).json);
    other.sandbox.close();
  });
});
