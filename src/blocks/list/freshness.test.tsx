import { IconInbox } from '@tabler/icons-react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import Plain from '../../cells/plain/Plain.tsx';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import { renderInScope, signIn } from '../../engine/testing/render.tsx';
import { queryClient } from '../../queries/query-client.ts';
import { values } from '../../values/values.ts';
import List from './List.tsx';

/** Longer than the default freshness of answers not named in config/app.json. */
const pause = 2 * values.app.freshness.default;
const fetchPage = vi.fn<ListModule['fetchPage']>(() => Promise.resolve({ result: [{ id: 'd1' }], total: 1 }));

beforeAll(signIn);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  queryClient.clear();
  fetchPage.mockClear();
});
afterEach(() => vi.useRealTimers());

/** Shows the list of an operation, leaves it, and returns after a delay. */
async function leaveAndReturn(operation: string, rows: number | undefined): Promise<void> {
  const list: ListModule = {
    parameters: {},
    data: {},
    operation,
    with: {},
    label: 'send.history',
    row: { title: [{ component: () => <Plain value="$row.id" prefix="#" />, props: {} }], detail: [] },
    empty: { icon: IconInbox, title: 'send.noHistory' },
    fetchPage,
    options: (parameters) => ({ queryKey: [operation, parameters], queryFn: () => fetchPage(parameters, {}) }),
  };
  const show = () => renderInScope(<List list={list} with={{}} rows={rows} />, undefined, queryClient);
  const first = await show();
  await expect.element(first.getByText('#d1')).toBeVisible();
  await first.unmount();
  vi.setSystemTime(Date.now() + pause);
  const second = await show();
  await expect.element(second.getByText('#d1')).toBeVisible();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
}

test.each([
  ['the first rows', 5],
  ['all rows', undefined],
])('%s of an operation stay fresh for as long as config/app.json says for it', async (_, rows) => {
  expect(values.app.freshness['depositAddress']).toBeGreaterThan(pause);
  await leaveAndReturn('depositAddress', rows);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test.each([
  ['the first rows', 5],
  ['all rows', undefined],
])('%s of any other are loaded again', async (_, rows) => {
  await leaveAndReturn('deposits', rows);
  expect(fetchPage).toHaveBeenCalledTimes(2);
});
