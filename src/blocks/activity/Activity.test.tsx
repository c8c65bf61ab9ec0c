import { IconActivity } from '@tabler/icons-react';
import { beforeAll, expect, test, vi } from 'vitest';

import type { ListModule } from 'engine/runtime/screen-model.ts';
import { renderOnce, signIn } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import { wayTo } from '../../engine/testing/nodes.tsx';
import { withdrawsFrom } from '../list/testing/withdraws.tsx';
import Activity from './Activity.tsx';
import type { ActivityProps } from './definition.ts';

type Fetch = ListModule['fetchPage'];
const minute = (count: number, of: object = {}) => ({
  id: `m${count}`,
  date: new Date(Date.UTC(2026, 10, 20, 10, count)).toISOString(),
  status: 'completed',
  ...of,
});
/** A list of these entries, page by page. */
const pagesOf = (entries: readonly object[]): Fetch =>
  vi.fn<Fetch>(({ offset, limit }) => {
    const from = Number(offset);
    return Promise.resolve({ result: entries.slice(from, from + Number(limit)), total: entries.length });
  });
const sourceOf = (operation: string, fetchPage: Fetch): ActivityProps['sources'][number] => {
  const list: ListModule = {
    ...withdrawsFrom(fetchPage),
    operation,
    label: operation === 'deposits' ? 'get.history' : 'send.history',
    options: (parameters) => ({
      queryKey: [operation, parameters],
      queryFn: ({ signal }) => fetchPage(parameters, { signal }),
    }),
  };
  const kind = operation === 'deposits' ? 'deposit' : 'withdrawal';
  return { list: () => Promise.resolve({ default: list }), with: {}, kind, token: 'xaut', entry: 'send.entry' };
};
const empty: ActivityProps['empty'] = {
  icon: IconActivity,
  title: 'activity.none',
  message: 'activity.noneHint',
  action: { label: 'get.title', action: wayTo('/wallet/get') },
};
const show = (sources: ActivityProps['sources'], props: Partial<ActivityProps> = {}, scope = scopeOf()) =>
  renderOnce(<Activity title="activity.title" kind="" token="" rows={5} {...{ sources, empty }} {...props} />, scope);
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('li')].map((row) => /#(m\d+)/.exec(row.textContent ?? '')?.[1]);

beforeAll(signIn);

test('what is under way comes first, then the newest of all lists', async () => {
  const [odd, even] = [
    [9, 7, 5, 3, 1],
    [8, 6, 4, 2, 0],
  ].map((all) => all.map((count) => minute(count)));
  const old = minute(2, { status: 'pending' });
  const withdraws = (even ?? []).map((entry) => (entry.id === old.id ? old : entry));
  const screen = await show([sourceOf('deposits', pagesOf(odd ?? [])), sourceOf('withdraws', pagesOf(withdraws))]);
  await expect.poll(() => shown(screen.container)).toEqual(['m2', 'm9', 'm8', 'm7', 'm6', 'm5']);
});

test('all of it comes in small pages, in order', async () => {
  const entries = Array.from({ length: 25 }, (_, index) => minute(59 - 2 * index));
  const others = [minute(58), minute(2)];
  const fetchPage = pagesOf(entries);
  const screen = await show([sourceOf('deposits', fetchPage), sourceOf('withdraws', pagesOf(others))], {
    rows: undefined,
  });
  await expect.element(screen.getByText('27 entries in total')).toBeVisible();
  const all = [...entries, ...others].toSorted((one, other) => (one.date < other.date ? 1 : -1));
  expect(shown(screen.container)).toEqual(all.map(({ id }) => id));
  expect(vi.mocked(fetchPage).mock.calls.map(([{ offset, limit }]) => [offset, limit])).toEqual([
    [0, 10],
    [10, 10],
    [20, 10],
  ]);
});

test('a list that failed is named, does not read as empty, and can be loaded again while the others show', async () => {
  const failing = vi.fn<Fetch>().mockRejectedValueOnce(new Error('no connection'));
  failing.mockResolvedValue({ result: [minute(3)], total: 1 });
  const screen = await show([sourceOf('deposits', failing), sourceOf('withdraws', pagesOf([minute(1)]))]);
  await expect.element(screen.getByText('#m1')).toBeVisible();
  await expect.element(screen.getByRole('alert').getByText(/Deposit.history/)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => shown(screen.container)).toEqual(['m3', 'm1']);
  expect(screen.getByRole('alert').query()).toBeNull();
});

test('only the chosen kind is requested and shown', async () => {
  const deposits = pagesOf([minute(1)]);
  const screen = await show([sourceOf('deposits', deposits), sourceOf('withdraws', pagesOf([minute(2)]))], {
    kind: 'withdrawal',
  });
  await expect.poll(() => shown(screen.container)).toEqual(['m2']);
  expect(deposits).not.toHaveBeenCalled();
});

test('nothing is requested while the rest of the screen loads, and nothing at all is said to be none', async () => {
  const deposits = pagesOf([]);
  const sources = [sourceOf('deposits', deposits)];
  const waiting = await show(sources, {}, scopeOf({ data: { account: dataOf({ status: 'pending' }) } }));
  await expect.element(waiting.getByRole('heading', { name: 'Activity' })).toBeVisible();
  expect(deposits).not.toHaveBeenCalled();
  await waiting.unmount();
  const screen = await show(sources);
  await expect.element(screen.getByText('No activity yet')).toBeVisible();
  await expect.element(screen.getByText(/^Everything that/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Receive' })).toHaveAttribute('href', '/wallet/get');
});

test('what stands below the latest rows is hidden until their number is known, so that they move nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fetchPage = pagesOf([minute(1)]);
  const late: Fetch = async (...request) => {
    await promise;
    return fetchPage(...request);
  };
  const screen = await show([sourceOf('deposits', late)]);
  await expect.poll(() => screen.container.querySelector('[data-growing]')).not.toBeNull();
  resolve();
  await expect.poll(() => shown(screen.container)).toEqual(['m1']);
  expect(screen.container.querySelector('[data-growing]')).toBeNull();
});
