import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pairedCloses } from './candle-ratio.ts';
import view from './views/price-in-token/view.ts';

type Candle = [number, number, number, number, number, number];

const minute = 60_000;
const candle = (at: number, close: number, volume = 1): Candle => [at * minute, 1, close, 1, 1, volume];

describe('TRD-03 the closes of a coin and of gold', () => {
  it('are of the same minute, the last one of a step that has both', () => {
    const coin = [5, 6, 7].map((at) => candle(at, 100 + at));
    const gold = [4, 5, 6].map((at) => candle(at, 4000 + at));
    expect(pairedCloses(coin, gold, '6h')).toEqual([{ time: 5 * minute, closes: [106, 4006], volume: '3' }]);
  });

  it('are missing where gold has no candle, but the volume stays', () => {
    expect(pairedCloses([candle(0, 100, 0.1), candle(1, 101, 0.2)], [candle(1, 4000)], '1h')).toEqual([
      { time: 0, closes: undefined, volume: '0.1' },
      { time: minute, closes: [101, 4000], volume: '0.2' },
    ]);
  });
});

const price = fc.integer({ min: 1, max: 10 ** 9 }).map((digits) => digits / 10 ** 4);
const candles = fc.uniqueArray(fc.tuple(fc.nat(59), price, fc.nat(1000)), {
  selector: ([at]) => at,
  minLength: 1,
  maxLength: 30,
});

it('TRD-03 each price is the quotient of two closes of one minute, rounded down to 18 decimals; none is invented', () => {
  const Divided = Big();
  Divided.DP = 18;
  Divided.RM = 0;
  fc.assert(
    fc.property(candles, candles, (coin, gold) => {
      const answers = [coin, gold].map((of) => of.map(([at, close, volume]) => candle(at, close, volume)));
      const { rows } = view.derive([answers], { range: '1h', ticker: 'XAUT' });
      const goldAt = new Map(gold.map(([at, close]) => [at, close]));
      const ordered = coin.toSorted(([a], [b]) => a - b);
      const hasPrice = ordered.some(([at]) => goldAt.has(at));
      expect(rows).toEqual(
        hasPrice
          ? ordered.map(([at, close, volume]) => {
              const other = goldAt.get(at);
              return {
                time: at * minute,
                price: other === undefined ? undefined : new Divided(close).div(other).toFixed(),
                volume: String(volume),
              };
            })
          : [],
      );
    }),
  );
});
