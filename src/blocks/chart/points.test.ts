import { describe, expect, it } from 'vitest';

import { scopeOf } from '../../engine/testing/scope.ts';
import { extremesOf, pointsOf, startOf } from './points.ts';

const x = { value: '$row.date', label: 'fact.date', as: 'time' } as const;
const y = [{ value: '$row.profit', label: 'marketing.profit', style: 'token' } as const];
const entry = (date: string | undefined, profit: unknown) => ({ date, profit });
const read = (entries: readonly unknown[], sum = false, since?: number) =>
  pointsOf(entries, { x, y, sum }, scopeOf(), since).map(({ time, values }) => [
    new Date(time).getUTCDate(),
    ...values,
  ]);

const days = [
  entry('2026-11-03T00:00:00Z', '0.2'),
  entry('2026-11-01T00:00:00Z', '0.1'),
  entry('2026-11-02T00:00:00Z', '0.000000000000000001'),
];

describe('pointsOf', () => {
  it('sorts entries by time', () => {
    expect(read(days)).toEqual([
      [1, '0.1'],
      [2, '0.000000000000000001'],
      [3, '0.2'],
    ]);
  });

  it('sums exactly', () => {
    expect(read(days, true)).toEqual([
      [1, '0.1'],
      [2, '0.100000000000000001'],
      [3, '0.300000000000000001'],
    ]);
  });

  it('sums before it drops older entries', () => {
    expect(read(days, true, Date.UTC(2026, 10, 3))).toEqual([[3, '0.300000000000000001']]);
  });

  it.each([
    [entry(undefined, '1')],
    [entry('soon', '1')],
    [entry('2026-11-04T00:00:00Z', null)],
    [entry('2026-11-04T00:00:00Z', '')],
  ])('leaves out %j: it must not read as zero', (value) => {
    expect(read([value])).toEqual([]);
  });

  it('has one point per second: the last, or the sum of all', () => {
    const twice = [entry('2026-11-01T00:00:00.100Z', '1'), entry('2026-11-01T00:00:00.900Z', '2')];
    expect(read(twice)).toEqual([[1, '2']]);
    expect(read(twice, true)).toEqual([[1, '3']]);
  });

  it('keeps an entry that has only a volume, without a price', () => {
    const volume = { value: '$row.volume', label: 'trading.volume', style: 'token' } as const;
    const found = pointsOf(
      [
        { date: 1000, profit: '1', volume: '5' },
        { date: 2000, profit: undefined, volume: '6' },
        { date: 3000, profit: '2', volume: undefined },
        { date: 4000 },
      ],
      { x, y, sum: false, volume },
      scopeOf(),
    );
    expect(found.map(({ time, values, volume: traded }) => [time, values, traded])).toEqual([
      [1000, ['1'], '5'],
      [2000, [], '6'],
      [3000, ['2'], undefined],
    ]);
    expect(extremesOf(found.slice(0, 2), 'line')).toEqual({ low: '1', high: '1', last: '1' });
  });

  it('keeps the order of categories', () => {
    const points = pointsOf(
      [
        { name: 'b', n: 2 },
        { name: 'a', n: 1 },
      ],
      {
        x: { value: '$row.name', label: 'fact.id', as: 'category' },
        y: [{ value: '$row.n', label: 'fact.amount', style: 'count' }],
        sum: false,
      },
      scopeOf(),
    );
    expect(points.map(({ values }) => values)).toEqual([['2'], ['1']]);
  });
});

describe('extremesOf', () => {
  const points = (...rows: number[][]) =>
    pointsOf(
      rows.map((values, index) => ({ date: index * 1000, values })),
      {
        x,
        y: [0, 1, 2, 3].map((at) => ({ value: `$row.values.${at}`, label: 'fact.price', style: 'quote' }) as const),
        sum: false,
      },
      scopeOf(),
    );

  it('for candles are the lowest low, the highest high and the last close', () => {
    expect(extremesOf(points([1, 9, 0.5, 3], [3, 10, 2, 4]), 'candles')).toEqual({ low: '0.5', high: '10', last: '4' });
  });

  it('are undefined without points', () => {
    expect(extremesOf([], 'area')).toEqual({ low: undefined, high: undefined, last: undefined });
  });
});

describe('startOf', () => {
  it('is that many days before now, or undefined', () => {
    expect(startOf(7, 864_000_000)).toBe(259_200_000);
    expect(startOf(undefined, 0)).toBeUndefined();
  });
});
