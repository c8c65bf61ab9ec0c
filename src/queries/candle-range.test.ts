import { describe, expect, it } from 'vitest';

import { candleQuery, candlesOf } from './candle-range.ts';

const minute = 60_000;

describe('candlesOf', () => {
  it('TRD-06 reverses the order of the exchange, which is newest first', () => {
    const answer: Parameters<typeof candlesOf>[0] = [
      [minute, 11, 12, 13, 10, 5],
      [0, 9, 11, 11.5, 8, 5],
    ];
    expect(candlesOf(answer, '1h')).toEqual([
      { time: 0, open: 9, high: 11.5, low: 8, close: 11, volume: '5' },
      { time: minute, open: 11, high: 13, low: 10, close: 12, volume: '5' },
    ]);
  });

  it('merges five minutes into one candle: the first open, the last close, the extremes and the exact volume of all', () => {
    const answer = [0, 1, 2, 3, 4, 5].map((at): [number, number, number, number, number, number] => [
      at * minute,
      at,
      at + 1,
      at + 2,
      at - 1,
      0.1,
    ]);
    expect(candlesOf(answer.toReversed(), '6h')).toEqual([
      { time: 0, open: 0, high: 6, low: -1, close: 5, volume: '0.5' },
      { time: 5 * minute, open: 5, high: 7, low: 4, close: 6, volume: '0.1' },
    ]);
  });

  it.each([
    ['1h', 60],
    ['6h', 72],
    ['24h', 96],
    ['48h', 48],
  ])('of %s are %d, so that they fit on a phone', (range, count) => {
    const hours = Number.parseInt(range, 10);
    const answer = Array.from({ length: hours * 60 }, (_, at): [number, number, number, number, number, number] => [
      at * minute,
      1,
      1,
      1,
      1,
      1,
    ]);
    expect(candlesOf(answer, range)).toHaveLength(count);
  });

  it.each([
    ['7d', 168, 84],
    ['30d', 720, 90],
  ])('of %s are of hours: %d of the exchange, %d shown', (range, hours, count) => {
    const answer = Array.from({ length: hours }, (_, at): [number, number, number, number, number, number] => [
      at * 60 * minute,
      at,
      at + 1,
      at + 2,
      at - 1,
      0.1,
    ]);
    expect(candleQuery('BTCUSD', range).queryKey).toEqual(['hourlyCandles', 'BTCUSD', { limit: hours }]);
    const shown = candlesOf(answer.toReversed(), range);
    expect(shown).toHaveLength(count);
    expect([shown[0]?.open, shown.at(-1)?.close]).toEqual([0, hours]);
  });

  it('are of the range alone, also where minutes without trades let an answer reach further back', () => {
    const answer = [0, 1, 60].map((at): [number, number, number, number, number, number] => [
      at * minute,
      1,
      1,
      1,
      1,
      1,
    ]);
    expect(candlesOf(answer, '1h').map(({ time }) => time / minute)).toEqual([1, 60]);
  });

  it('of an empty answer are none', () => {
    expect(candlesOf([], '24h')).toEqual([]);
  });
});

describe('candleQuery', () => {
  it.each([
    ['1h', 60],
    ['6h', 360],
    ['24h', 1440],
    ['12h', 720],
    ['0h', 60],
    ['zzz', 60],
  ])('TRD-06 %s requests %d minutes', (range, limit) => {
    expect(candleQuery('BTCUSD', range).queryKey).toEqual(['candles', 'BTCUSD', { limit }]);
  });
});
