import { expect, it } from 'vitest';

import view from './view.ts';

const of = (amount: unknown, least: unknown = '100', most: unknown = '5000') =>
  view.derive([], { amount, term: '12', rate: '12', least, most });

it('has the payments of a loan, its total and its interest', () => {
  expect(of('1000')).toEqual({ monthly: '88.85', last: '88.84', payments: '12', total: '1066.19', interest: '66.19' });
});

it('has them from the least to the most, and nothing beyond', () => {
  expect(of('100')).toMatchObject({ payments: '12' });
  expect(of('5000')).toMatchObject({ payments: '12' });
  expect(of('99.99')).toEqual({});
  expect(of('5000.01')).toEqual({});
});

it.each([
  ['', '100', '5000'],
  [undefined, '100', '5000'],
  ['1000', undefined, '5000'],
  ['1000', '100', undefined],
])('has nothing for the amount %j between %j and %j', (amount, least, most) => {
  expect(view.derive([], { amount, term: '12', rate: '12', least, most })).toEqual({});
});

it('has no payments while the term is not known', () => {
  const { monthly, total } = view.derive([], { amount: '1000', rate: '12', least: '100', most: '5000' });
  expect({ monthly, total }).toEqual({ monthly: undefined, total: undefined });
});
