import { expect, it } from 'vitest';

import view from './view.ts';

const rates = { XAUT: '4000', PAXG: '2000' };
const volumes = { XAUT: '2', PAXG: '1' };
const profits = { result: [{ ticker: 'PAXG', profit: '0.5' }] };
const partners = { count: 12, active: 4, result: [] };

it('has the people that the first page counts, and volumes and earnings with their worth', () => {
  expect(view.derive([partners, volumes, profits, rates], {})).toEqual({
    count: 12,
    active: 4,
    xaut: '2',
    paxg: '1',
    dollars: '10000',
    earnedXaut: '0',
    earnedPaxg: '0.5',
    earnedDollars: '1000',
  });
});

it('has volumes without people and people without volumes, each as far as it is known', () => {
  expect(view.derive([undefined, volumes, profits, rates], {})).toMatchObject({ count: undefined, dollars: '10000' });
  expect(view.derive([partners, { XAUT: '2' }, profits, rates], {})).toMatchObject({
    count: 12,
    xaut: '2',
    paxg: undefined,
    dollars: undefined,
    earnedDollars: '1000',
  });
  expect(view.derive([partners, volumes, profits, undefined], {})).toMatchObject({ xaut: '2', dollars: undefined });
});
