import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { signIn } from '../../../engine/testing/render.tsx';
import { values } from '../../../values/values.ts';
import view from './view.ts';

beforeAll(signIn);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Reads the profits of a list of operations from a mocked API that serves it in pages. */
async function read(profits: readonly unknown[], hasTotal = true, statuses: readonly string[] = []) {
  const answers = vi.spyOn(window, 'fetch').mockImplementation((address) => {
    const { searchParams } = new URL(address instanceof Request ? address.url : address, location.href);
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name)));
    const result = profits.slice(offset, (offset ?? 0) + (limit ?? 0)).map((profit, index) => ({
      id: `o${(offset ?? 0) + index}`,
      type: 'commercial',
      amount: '1',
      ticker: 'XAUT',
      status: statuses[(offset ?? 0) + index] ?? 'completed',
      date: '2026-11-19T18:22:10Z',
      profit,
    }));
    return Promise.resolve(Response.json({ result, ...(hasTotal && { total: profits.length }) }));
  });
  vi.spyOn(console, 'error').mockReturnValue();
  const [query] = view.queries?.({ token: 'xaut', ticker: 'XAUT' }) ?? [];
  if (!query) throw new Error('the view asks for nothing');
  const answer = await new QueryClient().fetchQuery(query);
  const fields = view.derive([answer], { ticker: 'XAUT' });
  return { requests: answers.mock.calls.length, ...fields };
}

it('is the exact sum over all pages', async () => {
  const count = 2 * values.app.pageSize + 1;
  expect(await read(Array<string>(count).fill('0.001'))).toEqual({
    requests: 3,
    profit: String(count / 1000),
    inProgress: '0',
  });
});

it('is read to the end where the answer has no total', async () => {
  const count = values.app.pageSize + 1;
  expect(await read(Array<string>(count).fill('2'), false)).toEqual({
    requests: 3,
    profit: String(2 * count),
    inProgress: '0',
  });
});

it('counts what is completed; what is in progress is an amount of its own, and what did not happen none', async () => {
  const statuses = ['completed', 'pending', 'failed', 'cancelled', 'pending', 'completed'];
  expect(await read(['1', '0.1', '4', 'many', '0.2', '2'], true, statuses)).toMatchObject({
    profit: '3',
    inProgress: '0.3',
  });
});

it('is zero without an operation', async () => {
  expect(await read([])).toEqual({ requests: 1, profit: '0', inProgress: '0' });
});

it('is not known if one profit cannot be read, or before the answer', async () => {
  expect(await read(['1', 'many', '2'])).toMatchObject({ profit: undefined });
  expect(view.derive([undefined], { ticker: 'XAUT' })).toEqual({ profit: undefined, inProgress: undefined });
});

it('counts an operation once that a new one has moved to the next page', async () => {
  const { pageSize } = values.app;
  const operation = (number: number) => ({
    id: `o${number}`,
    type: 'accrual',
    amount: '1',
    ticker: 'XAUT',
    status: 'completed',
    date: '2026-11-19T18:22:10Z',
    profit: '1',
  });
  const pages = [
    Array.from({ length: pageSize }, (_, index) => operation(index)),
    [operation(pageSize - 1), operation(pageSize)],
  ];
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ result: pages.shift() ?? [], total: pageSize + 2 })),
  );
  const [query] = view.queries?.({ token: 'xaut', ticker: 'XAUT' }) ?? [];
  if (!query) throw new Error('the view asks for nothing');
  const answer = await new QueryClient().fetchQuery(query);
  expect(view.derive([answer], { ticker: 'XAUT' })['profit']).toBe(String(pageSize + 1));
});
