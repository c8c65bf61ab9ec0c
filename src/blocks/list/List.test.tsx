import { IconInbox } from '@tabler/icons-react';
import { page } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import Plain from '../../cells/plain/Plain.tsx';
import type { ListModule } from '../../engine/screen-model.ts';
import { renderInScope, signIn } from '../../engine/testing/render.tsx';
import List from './List.tsx';

const fetchPage = vi.fn<ListModule['fetchPage']>();
const list: ListModule = {
  parameters: {},
  data: {},
  operation: 'getWithdraws',
  with: { token: 'xaut' },
  label: 'send.history',
  row: { title: [{ component: () => <Plain value="$row.id" prefix="#" />, props: {} }], detail: [] },
  empty: { icon: IconInbox, title: 'send.noHistory', message: 'send.noHistoryHint' },
  fetchPage,
  queryKey: (parameters) => ['getWithdraws', parameters],
};
const entries = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: `w${first + index}` }));

beforeAll(signIn);
beforeEach(() => page.viewport(390, 700));
afterEach(() => {
  vi.resetAllMocks();
  window.scrollTo(0, 0);
});

describe.each([
  ['the first rows', 5],
  ['all rows', undefined],
])('%s', (_, rows) => {
  const show = () => renderInScope(<List list={list} with={{}} rows={rows} />);

  test('stand as skeletons, said in words once, until the answer is there', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    fetchPage.mockReturnValue(promise);
    const screen = await show();
    await expect.element(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    await expect.element(screen.getByText('Loading')).toBeInTheDocument();
    resolve({ result: entries(2), total: 2 });
    await expect.element(screen.getByText('#w1')).toBeVisible();
    expect(screen.container.querySelector('[aria-busy="true"]')).toBeNull();
    await expect.element(screen.getByRole('list', { name: 'Withdrawal history' })).toBeVisible();
  });

  test('that are none say what would be here', async () => {
    fetchPage.mockResolvedValue({ result: [], total: 0 });
    const screen = await show();
    await expect.element(screen.getByText('No withdrawals yet')).toBeVisible();
    expect(screen.container.querySelector('ul')).toBeNull();
  });

  test('that did not come are an error, never an empty list, and can be tried again', async () => {
    fetchPage.mockRejectedValueOnce(new Error('no connection'));
    const screen = await show();
    await expect.element(screen.getByRole('alert').getByText("Couldn't load this part")).toBeVisible();
    expect(screen.getByText('No withdrawals yet').query()).toBeNull();
    fetchPage.mockResolvedValue({ result: entries(1), total: 1 });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('#w0')).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('ask for the first page as the list says', async () => {
    fetchPage.mockResolvedValue({ result: entries(1), total: 1 });
    const screen = await show();
    await expect.element(screen.getByText('#w0')).toBeVisible();
    expect(fetchPage.mock.calls.map(([parameters]) => parameters)).toEqual([{ token: 'xaut', offset: 0, limit: 100 }]);
  });
});

test('the first rows are no more than asked for', async () => {
  fetchPage.mockResolvedValue({ result: entries(9), total: 9 });
  const screen = await renderInScope(<List list={list} with={{}} rows={5} />);
  await expect.element(screen.getByText('#w4')).toBeVisible();
  expect(screen.container.querySelectorAll('li')).toHaveLength(5);
});

describe('further pages', () => {
  const total = 250;
  const answer: ListModule['fetchPage'] = ({ offset }) =>
    Promise.resolve({ result: entries(Math.min(100, total - Number(offset)), Number(offset)), total });
  const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

  test('come while scrolling, with few rows in the page at a time, and the end says how many there are', async () => {
    fetchPage.mockImplementation(answer);
    const screen = await renderInScope(<List list={list} with={{}} rows={undefined} />);
    await expect.element(screen.getByText('#w0')).toBeVisible();
    await expect.poll(() => (toEnd(), screen.getByText('250 entries in total').query())).not.toBeNull();
    await expect.element(screen.getByText('#w249')).toBeVisible();
    expect(fetchPage.mock.calls.map(([parameters]) => parameters['offset'])).toEqual([0, 100, 200]);
    expect(screen.container.querySelectorAll('li').length).toBeLessThan(60);
  });

  test('that do not come leave what is there, and can be tried again', async () => {
    fetchPage.mockImplementation((parameters, options) =>
      Number(parameters['offset']) === 0 ? answer(parameters, options) : Promise.reject(new Error('no connection')),
    );
    const screen = await renderInScope(<List list={list} with={{}} rows={undefined} />);
    await expect.element(screen.getByText('#w0')).toBeVisible();
    await expect
      .poll(() => (toEnd(), screen.getByText('The next entries could not be loaded.').query()))
      .not.toBeNull();
    await expect.element(screen.getByText('#w99')).toBeVisible();
    fetchPage.mockImplementation(answer);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => (toEnd(), screen.getByText('250 entries in total').query())).not.toBeNull();
  });
});
