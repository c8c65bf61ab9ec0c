import { expect, it } from 'vitest';

import view from './view.ts';

const rates = { XAUT: '4000', PAXG: '2000.999' };
const both = {
  result: [
    { token: 'PAXG', amount: '1' },
    { token: 'XAUT', amount: '0.5' },
  ],
};

it('has each token, its worth in cents, and the exact worth of both', () => {
  expect(view.derive([both, rates], {})).toEqual({
    xaut: '0.5',
    paxg: '1',
    xautDollars: '2000',
    paxgDollars: '2000.99',
    dollars: '4000.999',
  });
});

it('has zero of a token that the answer leaves out, and of an empty answer', () => {
  expect(view.derive([{ result: [{ token: 'XAUT', amount: '2' }] }, rates], {})).toMatchObject({
    paxg: '0',
    dollars: '8000',
  });
  expect(view.derive([{ result: [] }, rates], {})).toMatchObject({ xaut: '0', paxg: '0', dollars: '0' });
});

it('has no total while a part of it is not known', () => {
  expect(view.derive([both, { XAUT: '4000' }], {})).toMatchObject({
    xautDollars: '2000',
    paxgDollars: undefined,
    dollars: undefined,
  });
  expect(view.derive([undefined, rates], {})).toMatchObject({ xaut: undefined, dollars: undefined });
  expect(view.derive([{ result: [{ token: 'XAUT', amount: '1' }, { token: 'PAXG' }] }, rates], {})).toMatchObject({
    xaut: '1',
    paxg: undefined,
    dollars: undefined,
  });
});
