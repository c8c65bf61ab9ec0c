import { expect, it } from 'vitest';

import view from './view.ts';

const at = (id: number, date?: string) => ({ id, date, amount: '1', ticker: 'XAUT' });
const latestOf = (...result: readonly object[]) => view.derive([{ result }], { token: 'xaut' });

it('is the operation with the highest date, wherever it stands', () => {
  const [old, late, older] = [
    at(1, '2026-01-02T00:00:00Z'),
    at(2, '2026-03-01T00:00:00Z'),
    at(3, '2025-12-31T00:00:00Z'),
  ];
  expect(latestOf(old, late, older)).toEqual({ ...late, isFound: true });
  expect(latestOf(late, older, old)).toEqual({ ...late, isFound: true });
  expect(latestOf(older, old, late)).toEqual({ ...late, isFound: true });
});

it('of two with the same date is the first', () => {
  const date = '2026-01-02T00:00:00Z';
  expect(latestOf(at(1, date), at(2, date))).toMatchObject({ id: 1 });
});

it('leaves out an operation whose date could not be read', () => {
  expect(latestOf(at(1), at(2, '2026-01-02T00:00:00Z'))).toMatchObject({ id: 2 });
});

it('tells "none" from "not known"', () => {
  expect(latestOf()).toEqual({ isFound: false });
  expect(latestOf(at(1))).toEqual({});
  expect(view.derive([undefined], { token: 'xaut' })).toEqual({});
});
