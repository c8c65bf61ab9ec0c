import { expect, it } from 'vitest';

import view from './view.ts';

const candles = [[0, 1, 100_000, 1, 1, 1]];

it('TRD-05 converts a price to gold', () => {
  expect(view.derive([candles, { XAUT: '4000' }], { range: '1h', ticker: 'XAUT' })).toEqual({ price: '25' });
});

it.each([
  ['rates', [candles, undefined]],
  ['candles', [undefined, { XAUT: '4000' }]],
  ['a rate above zero', [candles, { XAUT: '0' }]],
])('TRD-05 has no price without %s', (_, answers) => {
  expect(view.derive(answers, { range: '1h', ticker: 'XAUT' })).toEqual({ price: undefined });
});
