import { expect, it } from 'vitest';
import { growths, line } from './figures.ts';

const first = { heap: 10_000_000, nodes: 1000, listeners: 100 };

it('tells what grows by more than its limit, from the first to the last figures', () => {
  expect(growths('cycles', [first, { ...first, heap: 20_000_000 }, { ...first, heap: 10_400_000 }])).toEqual([]);
  const last = { heap: 10_600_000, nodes: 1030, listeners: 101 };
  expect(growths('cycles', [first, last])).toEqual(['cycles: heap grow by 6.0 %', 'cycles: nodes grow by 3.0 %']);
});

it('has nothing to compare with one measurement', () => {
  expect(() => growths('hours', [first])).toThrow('hours: there is nothing to compare');
});

it('shows figures in a line', () => {
  expect(line('cycle 5', first)).toBe('cycle 5       10.00 MB   1000 nodes   100 listeners');
});
