import { expect, it } from 'vitest';

import business from 'virtual:config/business';
import { add, compare, decimal, divideDown, multiply, sum, zero } from '../../../domain/decimal.ts';
import view from './view.ts';

const sections = ['trade', 'commerce', 'arb'] as const;

it.each(sections)('%s has the figures of its last month, and the totals of all months', (section) => {
  const { months } = business.sections[section];
  const shown = view.derive([], { section });
  expect(shown).toMatchObject({
    volume: months.at(-1)?.volume,
    operations: months.at(-1)?.operations,
    totalVolume: sum(months.map(({ volume }) => decimal(volume))),
    totalOperations: String(months.reduce((total, { operations }) => total + operations, 0)),
  });
});

it('has an average that is cut after four decimals, so that it never says more than was traded', () => {
  const { average, totalVolume, totalOperations } = view.derive([], { section: 'trade' });
  const [mean, volume, count] = [average, totalVolume, totalOperations].map((of) => decimal(String(of)));
  if (!mean || !volume || !count) throw new Error('all three are known');
  expect(mean).toBe(divideDown(volume, count, 4));
  expect(compare(multiply(mean, count), volume)).not.toBe(1);
  expect(compare(multiply(add(mean, decimal('0.0001')), count), volume)).toBe(1);
  expect(compare(mean, zero)).toBe(1);
});

it('has months that begin at local midnight', () => {
  const { months } = view.derive([], { section: 'trade' });
  expect(months).toEqual(business.sections.trade.months.map((month) => ({ ...month, date: `${month.date}T00:00:00` })));
});

it.each(['gold', undefined, 'constructor'])('has nothing for the section %s', (section) => {
  expect(view.derive([], { section })).toEqual({});
});
