import { expect, it } from 'vitest';

import view from './view.ts';

const empty = { result: [] };
const some = { result: [{ id: 1 }] };

/** The fields for the answers of XAUT (deposits, purchases) and PAXG (deposits, purchases). */
const fieldsOf = (...answers: readonly unknown[]) => view.derive(answers, {});

it('asks for the deposits and purchases of each token', () => {
  const keys = (view.queries?.({}) ?? []).map(({ queryKey }) => queryKey);
  expect(keys.map(([operation]) => operation)).toEqual(['deposits', 'buyHistory', 'deposits', 'buyHistory']);
  expect(keys.map(([, params]) => params)).toMatchObject([
    { token: 'xaut', offset: 0 },
    { token: 'xaut', offset: 0 },
    { token: 'paxg', offset: 0 },
    { token: 'paxg', offset: 0 },
  ]);
});

it('is done with one entry of any token, even while others are not loaded', () => {
  expect(fieldsOf(undefined, undefined, some, undefined)).toEqual({ hasReceived: true, hasBought: undefined });
  expect(fieldsOf(empty, some, empty, empty)).toEqual({ hasReceived: false, hasBought: true });
});

it('is not done only when every history is loaded and empty', () => {
  expect(fieldsOf(empty, empty, empty, empty)).toEqual({ hasReceived: false, hasBought: false });
  expect(fieldsOf(empty, empty, undefined, undefined)).toEqual({ hasReceived: undefined, hasBought: undefined });
});
