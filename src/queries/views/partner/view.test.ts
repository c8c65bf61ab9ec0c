import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import view from './view.ts';

const accrual = (id: string, partnerName: string, profit: string, ticker = 'XAUT') => ({
  id,
  partnerName,
  volume: '1',
  date: `2026-03-0${id}T10:00:00Z`,
  ticker,
  profit,
});
const latest = {
  isWhole: true,
  accruals: [
    accrual('4', 'anna@karat.test', '0.1'),
    accrual('3', 'joanna@karat.test', '5'),
    accrual('2', 'boris', '0.3', 'PAXG'),
    accrual('1', 'anna@karat.test', '0.2'),
  ],
};
const anna = { userId: '7', email: 'anna@karat.test', username: 'anna', volumeXaut: '3', volumePaxg: '0' };
const boris = { userId: '8', email: 'boris@karat.test', username: 'boris', volumeXaut: '0', volumePaxg: '2' };

test('a partner has what came under exactly this name, be it the e-mail or the username', () => {
  expect(view.derive([latest, anna], { id: '7' })).toEqual({
    isFound: true,
    email: 'anna@karat.test',
    username: 'anna',
    volumeXaut: '3',
    volumePaxg: '0',
    count: 2,
    xaut: '0.3',
    paxg: '0',
    date: '2026-03-01T10:00:00Z',
    accruals: [
      { id: '4', name: 'anna@karat.test', date: '2026-03-04T10:00:00Z', ticker: 'XAUT', profit: '0.1' },
      { id: '1', name: 'anna@karat.test', date: '2026-03-01T10:00:00Z', ticker: 'XAUT', profit: '0.2' },
    ],
  });
  expect(view.derive([latest, boris], { id: '8' })).toMatchObject({ count: 1, xaut: '0', paxg: '0.3' });
});

test('an accrual leads to what came under its name', () => {
  expect(view.derive([latest, null], { accrual: '4' })).toMatchObject({ count: 2, xaut: '0.3' });
  expect(view.derive([latest, null], { accrual: '9' })).toMatchObject({ count: 0, xaut: '0', paxg: '0' });
});

test('what is not loaded is not known, and nobody is not zero partners', () => {
  expect(view.derive([latest, undefined], { id: '7' })).toEqual({ isFound: undefined });
  expect(view.derive([undefined, null], { id: '9' })).toEqual({ isFound: false });
  expect(view.derive([undefined, anna], { id: '7' })).not.toHaveProperty('xaut');
});

test('the partner is searched in the pages of the list; a number that is not there is nobody', async () => {
  const client = new QueryClient();
  const found = async (id: string) => {
    const [, query] = view.queries?.({ id }) ?? [];
    return query && client.fetchQuery({ queryKey: query.queryKey, queryFn: query.queryFn, staleTime: 60_000 });
  };
  client.setQueryDefaults(['personalPartners'], { staleTime: 60_000 });
  client.setQueryData(['personalPartners', { offset: 0, limit: 100 }], { count: 2, result: [anna, boris] });
  expect(await found('8')).toEqual(boris);
  expect(await found('9')).toBeNull();
  expect(await found('')).toBeNull();
});
