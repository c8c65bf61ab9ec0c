import { expect, it } from 'vitest';

import view from './view.ts';

type Candle = [number, number, number, number, number, number];
const minute = 60_000;
const candle = (at: number, close: number): Candle => [at * minute, 1, close, 1, 1, 2];
const params = { range: '1h', ticker: 'XAUT' };

it('TRD-03 TRD-05 has the price in gold, its change, and its highest and lowest close', () => {
  const answer = [
    [candle(2, 100), candle(1, 108), candle(0, 80)],
    [candle(2, 4000), candle(1, 4000), candle(0, 4000)],
  ];
  expect(view.derive([answer], params)).toEqual({
    last: '0.025',
    change: '0.005',
    changePercent: '25',
    high: '0.027',
    low: '0.02',
    rows: [
      { time: 0, price: '0.02', volume: '2' },
      { time: minute, price: '0.027', volume: '2' },
      { time: 2 * minute, price: '0.025', volume: '2' },
    ],
  });
});

it.each([
  ['the answers', undefined],
  ['a minute of both', [[candle(0, 100)], [candle(1, 4000)]]],
  ['a gold price above zero', [[candle(0, 100)], [candle(0, 0)]]],
])('TRD-05 has no price without %s', (_, answer) => {
  const { last, high, rows = [] } = view.derive([answer], params);
  expect({ last, high, rows }).toEqual({ last: undefined, high: undefined, rows: [] });
});
