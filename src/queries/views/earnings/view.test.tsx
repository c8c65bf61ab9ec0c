import { beforeAll, expect, test, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { signIn } from '../../../engine/testing/render.tsx';
import { values } from '../../../values/values.ts';
import view from './view.ts';

beforeAll(signIn);

/**
 * Reads the accruals of a history with `total` entries from a mocked API, which sends at most `longest` a page, once
 * `isDue` of its offset resolves, and sends the total if it `hasTotal`; returns the number of requests and the result.
 */
async function read(
  total: number,
  { hasTotal = true, longest = Infinity, isDue = (_offset: number): Promise<void> => Promise.resolve() } = {},
): Promise<{ requests: number; answer: unknown }> {
  const answers = vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const { searchParams } = new URL(address instanceof Request ? address.url : address, location.href);
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name)));
    const count = Math.max(0, Math.min(limit ?? 0, longest, total - (offset ?? 0)));
    const result = Array.from({ length: count }, (_, index) => ({
      id: `a${(offset ?? 0) + index}`,
      partnerName: 'ada@example.com',
      volume: '1',
      ticker: 'XAUT',
      date: '2026-11-19T18:22:10Z',
      profit: '0.1',
    }));
    await isDue(offset ?? 0);
    return Response.json({ result, total: hasTotal ? total : 'many' });
  });
  const [latest] = view.queries?.({}) ?? [];
  if (!latest) throw new Error('the view asks for nothing');
  const answer = await new QueryClient().fetchQuery(latest);
  const requests = answers.mock.calls.length;
  answers.mockRestore();
  return { requests, answer };
}

test('a shorter history is read completely', async () => {
  const { requests, answer } = await read(values.app.pageSize + 1);
  expect(requests).toBe(2);
  expect(answer).toMatchObject({ isWhole: true });
});

test('of a longer history the latest entries are read, up to the limit in config/app.json', async () => {
  const { requests, answer } = await read(10 * values.app.earningsAccruals);
  expect(requests).toBe(values.app.earningsAccruals / values.app.pageSize);
  expect(answer).toMatchObject({ isWhole: false });
  expect(Object(Object(answer).accruals)).toHaveLength(values.app.earningsAccruals);
});

test('the pages after the first are requested at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { pageSize } = values.app;
  const isDue = (offset: number): Promise<void> => {
    if (offset === 2 * pageSize) resolve();
    return offset === pageSize ? promise : Promise.resolve();
  };
  const { requests } = await read(3 * pageSize, { isDue });
  expect(requests).toBe(3);
});

test('a server with shorter pages is read completely', async () => {
  const { requests, answer } = await read(90, { longest: 40 });
  expect(requests).toBe(3);
  expect(answer).toMatchObject({ isWhole: true });
  expect(Object(Object(answer).accruals)).toHaveLength(90);
});

test('without a readable total only the first page is read, and nothing counts as complete', async () => {
  const { requests, answer } = await read(3, { hasTotal: false });
  expect(requests).toBe(1);
  expect(answer).toMatchObject({ isWhole: false });
  expect(Object(Object(answer).accruals)).toHaveLength(3);
});
