import { expect, it } from 'vitest';

import view from './view.ts';

const rates = { XAUT: '4000', PAXG: '2000' };
const volumes = { XAUT: '2', PAXG: '1' };
const profits = {
  result: [
    { ticker: 'XAUT', profit: '0.25' },
    { ticker: 'PAXG', profit: '0.5' },
  ],
};
const depths = {
  result: [
    { total: 3, active: 2 },
    { total: 10, active: 1 },
  ],
};

it('adds up the people of all depths, and has volumes and earnings with their worth', () => {
  expect(view.derive([depths, volumes, profits, rates], {})).toEqual({
    count: '13',
    active: 3,
    xaut: '2',
    paxg: '1',
    dollars: '10000',
    earnedXaut: '0.25',
    earnedPaxg: '0.5',
    earnedDollars: '2000',
  });
});

it('knows the active people only if every depth tells them', () => {
  const partly = { result: [{ total: 3, active: 2 }, { total: 10 }, { total: 1, active: 1 }] };
  expect(view.derive([partly, volumes, profits, rates], {})).toMatchObject({ count: '14', active: undefined });
});

it('has no people in an empty network, and no earnings of a token that was never paid', () => {
  expect(view.derive([{ result: [] }, volumes, { result: [] }, rates], {})).toMatchObject({
    count: '0',
    active: 0,
    earnedXaut: '0',
    earnedPaxg: '0',
    earnedDollars: '0',
  });
});

it('has no figure of an answer that is missing', () => {
  expect(view.derive([undefined, undefined, undefined, rates], {})).toEqual({
    count: undefined,
    active: undefined,
    xaut: undefined,
    paxg: undefined,
    dollars: undefined,
    earnedXaut: undefined,
    earnedPaxg: undefined,
    earnedDollars: undefined,
  });
});
