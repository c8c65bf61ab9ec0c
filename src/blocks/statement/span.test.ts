import { describe, expect, it } from 'vitest';

import { allDays, daysOf, monthOf, monthsBetween, spanOf } from './span.ts';

describe('the days of a statement', () => {
  it.each([
    ['2026-03', '2026-03-01', '2026-03-31'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
  ])('of %s are its first and last', (month, from, to) => {
    expect(daysOf(month)).toEqual({ from, to });
  });

  it('go from the first midnight to the one after the last day', () => {
    const span = spanOf({ from: '2026-02-28', to: '2026-02-28' });
    expect(span).toEqual({ from: new Date(2026, 1, 28).getTime(), to: new Date(2026, 2, 1).getTime() });
    expect(spanOf({ from: '', to: '2026-12-31' })).toEqual({ from: -Infinity, to: new Date(2027, 0, 1).getTime() });
  });

  it('are all where none is given', () => {
    expect(spanOf(allDays)).toEqual({ from: -Infinity, to: Infinity });
  });

  it('months follow one another without a gap, each beginning where the one before ends', () => {
    const months = monthsBetween(new Date(2024, 10, 30, 23).getTime(), new Date(2026, 1, 1).getTime());
    expect(months).toHaveLength(16);
    expect([months[0], months.at(-1)]).toEqual(['2026-02', '2024-11']);
    for (const [index, month] of months.slice(1).entries())
      expect(spanOf(daysOf(month)).to).toBe(spanOf(daysOf(months[index] ?? '')).from);
    expect(monthOf(new Date(2026, 0, 31, 23, 59).getTime())).toBe('2026-01');
  });

  it('has the present month alone where nothing has happened yet, or the first is to come', () => {
    const now = new Date(2026, 4, 5).getTime();
    expect(monthsBetween(now, now)).toEqual(['2026-05']);
    expect(monthsBetween(new Date(2026, 6, 1).getTime(), now)).toEqual(['2026-05']);
  });
});
