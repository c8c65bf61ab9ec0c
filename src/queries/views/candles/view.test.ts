import { expect, it } from 'vitest';

import view from './view.ts';

const candles = [
  [60_000, 0.000_007, 0.000_006_5, 0.000_007_1, 0.000_006_4, 1],
  [0, 0.000_006, 0.000_007, 0.000_007, 0.000_005_9, 1],
];

it('TRD-05 has the exact change of a price', () => {
  expect(view.derive([candles], { range: '1h' })).toMatchObject({
    last: '0.0000065',
    change: '0.0000005',
    changePercent: '8.3333',
    high: '0.0000071',
    low: '0.0000059',
    isUp: true,
  });
});

it('TRD-05 has no price without candles, and no fields before the response', () => {
  expect(view.derive([[]], { range: '1h' })).toEqual({ rows: [] });
  expect(view.derive([undefined], { range: '1h' })).toEqual({});
});
