import { expect, test } from 'vitest';

import view from './view.ts';

const accrual = (partnerName: string, date: string, profit: unknown, ticker = 'XAUT') => ({
  id: `${partnerName} ${date}`,
  partnerName,
  volume: '1',
  date,
  ticker,
  profit,
});
const latest = {
  isWhole: true,
  accruals: [
    accrual('anna@karat.test', '2026-03-04T10:00:00Z', '0.1'),
    accrual('boris', '2026-03-02T10:00:00Z', '0.3'),
    accrual('boris', '2026-03-01T10:00:00Z', '0.25', 'PAXG'),
    accrual('anna@karat.test', '2026-01-01T10:00:00Z', '0.2'),
  ],
};

test('the accruals of each partner add up, the most first, with the date of the oldest that was read', () => {
  expect(view.derive([latest], {})).toEqual({
    count: 4,
    xaut: '0.6',
    paxg: '0.25',
    date: '2026-01-01T10:00:00Z',
    isWhole: true,
    partners: [
      { name: 'boris', xaut: '0.3', paxg: '0.25' },
      { name: 'anna@karat.test', xaut: '0.3', paxg: '0' },
    ],
  });
});

test('a span of time and a part of a name narrow them; the span has its first moment and not its last', () => {
  const span = { from: '2026-03-01T10:00:00Z', to: '2026-03-04T10:00:00Z' };
  expect(view.derive([latest], span)).toMatchObject({ count: 2, xaut: '0.3', paxg: '0.25' });
  expect(view.derive([latest], { search: 'ANN' })).toMatchObject({ count: 2, xaut: '0.3', paxg: '0' });
  expect(view.derive([latest], { search: 'nobody' })).toMatchObject({ count: 0, xaut: '0', partners: [] });
});

test('with an accrual that cannot be read nothing is added up', () => {
  const broken = { ...latest, accruals: [...latest.accruals, accrual('carl', '2026-03-05T10:00:00Z', 'much')] };
  expect(view.derive([broken], {})).toEqual({});
  expect(view.derive([undefined], {})).toEqual({});
});
