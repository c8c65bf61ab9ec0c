import { describe, expect, test } from 'vitest';

import { freshPrice } from './price.ts';

describe('a price', () => {
  const pair = { symbol: 'BTCUSD', unit: 'USD' };
  const data = [
    [60_000, 1, 5, 5, 1, 1],
    [120_000, 5, 7, 7, 5, 1],
  ];
  const known = { data, error: null, dataUpdatedAt: 1_000_000 };

  test('is the close of the newest minute', () => {
    expect(freshPrice(pair, known, 1_060_000)).toBe('7');
  });

  test('is unknown without an answer, after a failed request, and from an old answer', () => {
    expect(freshPrice(pair, { ...known, data: undefined }, 1_060_000)).toBeUndefined();
    expect(freshPrice(pair, { ...known, data: [] }, 1_060_000)).toBeUndefined();
    expect(freshPrice(pair, { ...known, error: new Error('failed') }, 1_060_000)).toBeUndefined();
    expect(freshPrice(pair, known, 1_120_001)).toBeUndefined();
  });

  test('in gold is of one minute', () => {
    const gold = { symbol: 'BTCUSD', gold: 'XAUT:USD', unit: 'XAUT' };
    const answer = [data, [[60_000, 1, 2, 2, 1, 1]]];
    expect(freshPrice(gold, { ...known, data: answer }, 1_060_000)).toBe('2.5');
  });
});
