import { afterAll, describe, expect, it } from 'vitest';
import { candlesOf } from '../../sandbox/market/candles.ts';
import { at, dig, memorySandbox, start } from './sandbox-client.ts';

const client = memorySandbox();
afterAll(() => client.sandbox.close());

describe('API-05 rates and candles', () => {
  it('rates change a little every minute and stay the same within a minute', async () => {
    let now = start;
    const moving = memorySandbox({ now: () => now });
    const seen = new Set<string>();
    for (let minute = 0; minute < 120; minute += 1) {
      const text = at((await moving.get('/v1/balance/rates')).json, 'XAUT');
      now += 59_999;
      expect(at((await moving.get('/v1/balance/rates')).json, 'XAUT')).toBe(text);
      now += 1;
      seen.add(text);
      expect(Math.abs(Number(text) - 4127)).toBeLessThan(12);
    }
    expect(seen.size).toBeGreaterThan(20);
    moving.sandbox.close();
  });

  it('rates can be frozen and released for one user or for all', async () => {
    const local = memorySandbox();
    const user = await local.newUser('new');
    const free = (await local.get('/v1/balance/rates')).json;
    await local.post('/sandbox/rates', { XAUT: '4000.00' });
    await local.post('/sandbox/rates', { user: user.name, XAUT: '5000.5' });
    expect(dig((await local.get('/v1/balance/rates')).json, 'XAUT')).toBe('4000');
    const header = { 'x-sandbox-user': user.name };
    expect(dig((await local.get('/v1/balance/rates', header)).json, 'XAUT')).toBe('5000.5');
    await local.post('/sandbox/rates', { user: user.name, XAUT: null });
    expect(dig((await local.get('/v1/balance/rates', header)).json, 'XAUT')).toBe('4000');
    await local.delete('/sandbox/rates');
    expect((await local.get('/v1/balance/rates')).json).toEqual(free);
    for (const XAUT of ['0', '-1', 'much', '1e3', '1000000000']) {
      expect((await local.post('/sandbox/rates', { XAUT })).status).toBe(400);
    }
    local.sandbox.close();
  });

  it.each(['BTCUSD', 'ETHUSD', 'TONUSD', 'PEPE:USD', 'XAUT:USD', 'PAXG:USD', 'XAUT:UST'])(
    'TRD-06 candles of t%s are complete and without gaps',
    (ticker) => {
      const candles = candlesOf(ticker, start, { limit: 500 });
      expect(candles).toHaveLength(500);
      expect(candles[0]?.[0]).toBe(start);
      candles.forEach(([time, opening, close, high, low, volume], index) => {
        expect(high).toBeGreaterThanOrEqual(Math.max(opening, close));
        expect(low).toBeLessThanOrEqual(Math.min(opening, close));
        expect(low).toBeGreaterThan(0);
        expect(volume).toBeGreaterThanOrEqual(0);
        const older = candles[index + 1];
        if (older) expect([older[0], older[2]]).toEqual([time - 60_000, opening]);
      });
      const later = candlesOf(ticker, start + 600_000, { limit: 20 });
      expect(later.slice(10)).toEqual(candles.slice(0, 10));
    },
  );

  it('a candle of an hour is that of its minutes, also the hour that has begun', () => {
    const now = start + 20 * 60_000;
    const [begun, whole] = candlesOf('XAUT:USD', now, { limit: 2 }, '1h');
    const minutes = candlesOf('XAUT:USD', now, { limit: 120, start: whole?.[0], sort: 1 });
    for (const [hour, from, count] of [
      [whole, 0, 60],
      [begun, 60, minutes.length - 60],
    ] as const) {
      const parts = minutes.slice(from, from + count);
      expect(count).toBeGreaterThan(0);
      expect(hour?.slice(0, 5)).toEqual([
        parts[0]?.[0],
        parts[0]?.[1],
        parts.at(-1)?.[2],
        Math.max(...parts.map(([, , , high]) => high)),
        Math.min(...parts.map(([, , , , low]) => low)),
      ]);
    }
    expect(minutes.at(-1)?.[0]).toBe(Math.floor(now / 60_000) * 60_000);
  });

  it.each(['XAUTUSD', 'PEPEUSD', 'BTC:USD'])(
    'there is no pair t%s: the colon tells long coins from short ones',
    (ticker) => {
      expect(() => candlesOf(ticker, start, {})).toThrow('There is no pair');
    },
  );

  it('candles are limited by limit, start, end and order', () => {
    const times = (query: Parameters<typeof candlesOf>[2]) =>
      candlesOf('BTCUSD', start, query).map(([time]) => (time - start) / 60_000);
    expect(times({ limit: 3 })).toEqual([0, -1, -2]);
    expect(times({ limit: 3, end: start - 60_000 })).toEqual([-1, -2, -3]);
    expect(times({ start: start - 120_000 })).toEqual([0, -1, -2]);
    expect(times({ limit: 2, start: start - 600_000, sort: 1 })).toEqual([-10, -9]);
    expect(times({ start: start + 60_000 })).toEqual([]);
  });

  it.each(['trade:1m:tXAUT:USD', 'trade:1m:tXAUT%3AUSD', 'trade%3A1m%3AtXAUT%3AUSD'])(
    'TRD-06 a pair is found with its colon, as such or encoded: %s',
    async (path) => {
      const { json } = await client.get(`/bitfinex/v2/candles/${path}/hist?limit=2`);
      expect(json).toHaveLength(2);
    },
  );

  it('the price of XAUT in candles is the rate', async () => {
    const [newest] = candlesOf('XAUT:USD', start, { limit: 1 });
    expect(newest?.[1]).toBe(Number(at((await client.get('/v1/balance/rates')).json, 'XAUT')));
  });
});
