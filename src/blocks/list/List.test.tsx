import { useState } from 'react';
import { page } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import { renderOnce, signIn } from '../../engine/testing/render.tsx';
import List from './List.tsx';
import { withdrawsFrom } from './testing/withdraws.tsx';

const fetchPage = vi.fn<ListModule['fetchPage']>();
const list = withdrawsFrom(fetchPage);
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
  const show = () => renderOnce(<List list={list} with={{}} rows={rows} />);

  test('show skeletons, announced once, until the response arrives', async () => {
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

  test('show an empty message if there are none', async () => {
    fetchPage.mockResolvedValue({ result: [], total: 0 });
    const screen = await show();
    await expect.element(screen.getByText('No withdrawals yet')).toBeVisible();
    expect(screen.container.querySelector('ul')).toBeNull();
  });

  test('show an error after a failure, never an empty list, and can be retried', async () => {
    fetchPage.mockRejectedValueOnce(new Error('no connection'));
    const screen = await show();
    await expect.element(screen.getByRole('alert').getByText('Couldn’t load this section')).toBeVisible();
    expect(screen.getByText('No withdrawals yet').query()).toBeNull();
    fetchPage.mockResolvedValue({ result: entries(1), total: 1 });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('#w0')).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('request the first page as the list defines', async () => {
    fetchPage.mockResolvedValue({ result: entries(1), total: 1 });
    const screen = await show();
    await expect.element(screen.getByText('#w0')).toBeVisible();
    expect(fetchPage.mock.calls.map(([parameters]) => parameters)).toEqual([{ token: 'xaut', offset: 0, limit: 100 }]);
  });
});

test('shows no more than the requested number of first rows', async () => {
  fetchPage.mockResolvedValue({ result: entries(9), total: 9 });
  const screen = await renderOnce(<List list={list} with={{}} rows={5} />);
  await expect.element(screen.getByText('#w4')).toBeVisible();
  expect(screen.container.querySelectorAll('li')).toHaveLength(5);
});

/** A list with an export, and a tab that changes its parameters. */
function Switched() {
  const [token, setToken] = useState('xaut');
  const file = { file: 'withdrawals', columns: [{ label: 'fact.id' as const, value: '$row.id' }] };
  const csv = (): Promise<{ default: typeof file }> => Promise.resolve({ default: file });
  return (
    <>
      <button type="button" onClick={() => setToken('paxg')}>
        PAXG
      </button>
      <List list={{ ...list, csv }} with={{ token }} />
    </>
  );
}

test('without a title the number of entries stands beside the export and moves nothing when it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<{ result: object[]; total: number }>();
  fetchPage.mockReturnValueOnce(promise);
  const button = (await renderOnce(<Switched />)).getByRole('button', { name: 'Export as CSV' });
  await expect.element(button).toBeVisible();
  const { y } = button.element().getBoundingClientRect();
  resolve({ result: entries(2), total: 2 });
  await expect.element(page.getByText('2 entries in total')).toBeVisible();
  expect(button.element().getBoundingClientRect().y).toBe(y);
});

test('a running export does not continue for the next parameters', async () => {
  fetchPage.mockResolvedValueOnce({ result: entries(2), total: 2 });
  const screen = await renderOnce(<Switched />);
  await expect.element(screen.getByText('#w1')).toBeVisible();
  fetchPage.mockReturnValueOnce(new Promise(() => undefined));
  const button = screen.getByRole('button', { name: 'Export as CSV' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  fetchPage.mockResolvedValue({ result: entries(2), total: 2 });
  await screen.getByRole('button', { name: 'PAXG' }).click();
  await expect.element(button).not.toHaveAttribute('aria-busy');
});

describe('further pages', () => {
  const total = 2050;
  const answer: ListModule['fetchPage'] = ({ offset }) =>
    Promise.resolve({ result: entries(Math.min(100, total - Number(offset)), Number(offset)), total });
  const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);
  const offsets = () => fetchPage.mock.calls.map(([parameters]) => parameters['offset']);
  /** Scrolls to about the row of this number and waits until it is rendered. */
  const lookAt = async (number: number) => {
    window.scrollTo(0, number * 64);
    await expect.element(page.getByText(`#w${number + 5}`, { exact: true })).toBeInTheDocument();
  };

  test('load while scrolling, with few rows rendered at a time', async () => {
    fetchPage.mockImplementation(answer);
    const screen = await renderOnce(<List list={list} with={{}} rows={undefined} />);
    await expect.element(screen.getByText('#w0')).toBeVisible();
    expect(offsets()).toEqual([0]);
    for (const number of [60, 120, 180, 240, 275]) await lookAt(number);
    expect(offsets()).toEqual([0, 99, 198, 297]);
    expect(screen.container.querySelectorAll('li').length).toBeLessThan(60);
    await expect.element(screen.getByText('2,050 entries in total')).toBeInTheDocument();
  });

  test('do not rerender the rows that stay', async () => {
    fetchPage.mockImplementation(answer);
    const drawn = new Map<unknown, number>();
    function Counted() {
      const id = valueOf('$row.id', useScope());
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
      return `#${String(id)}`;
    }
    const counted = { ...list, row: { title: [{ component: Counted, props: {} }], detail: [] } };
    const screen = await renderOnce(<List list={counted} with={{}} rows={undefined} />);
    await expect.element(screen.getByText('#w0')).toBeVisible();
    for (let number = 0; number < 420; number += 10) await lookAt(number);
    expect(offsets()).toEqual([0, 99, 198, 297, 396]);
    expect([...drawn].filter(([, times]) => times > 1)).toEqual([]);
  });

  test('expose the total and the position of each row to screen readers', async () => {
    fetchPage.mockImplementation(answer);
    const screen = await renderOnce(<List list={list} with={{}} rows={undefined} />);
    await expect.element(screen.getByText('#w0')).toBeVisible();
    const row = (number: number) => screen.getByRole('listitem').filter({ hasText: `#w${number}` });
    await expect.element(row(3)).toHaveAttribute('aria-posinset', '4');
    await expect.element(row(3)).toHaveAttribute('aria-setsize', '2050');
    toEnd();
    await expect.element(row(2049)).toHaveAttribute('aria-posinset', '2050');
    await expect.element(row(2049)).toHaveAttribute('aria-setsize', '2050');
  });

  test('are not requested when scrolled past', async () => {
    fetchPage.mockImplementation(answer);
    const screen = await renderOnce(<List list={list} with={{}} rows={undefined} />);
    await expect.element(screen.getByText('#w0')).toBeVisible();
    toEnd();
    await expect.element(screen.getByText('#w2045')).toBeInTheDocument();
    expect(Math.min(...offsets().slice(1).map(Number))).toBeGreaterThanOrEqual(1800);
  });

  test('are requested again on return, at the previous scroll position', async () => {
    fetchPage.mockImplementation(answer);
    const screen = await renderOnce(<List list={list} with={{}} rows={undefined} />);
    await expect.element(screen.getByText('#w0')).toBeVisible();
    for (let number = 0; number < 200; number += 10) await lookAt(number);
    await lookAt(145);
    const place = () => screen.getByText('#w150', { exact: true }).element().getBoundingClientRect().top;
    // Rows that have just been measured move those after them.
    const moved = async () => {
      const start = place();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return place() - start;
    };
    await expect.poll(moved).toBe(0);
    const before = { place: place(), scrolled: window.scrollY };
    toEnd();
    await expect.element(screen.getByText('#w2045')).toBeInTheDocument();
    expect(screen.getByText('#w150', { exact: true }).query()).toBeNull();
    fetchPage.mockClear();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    fetchPage.mockImplementation((parameters, options) => released.then(() => answer(parameters, options)));
    window.scrollTo(0, before.scrolled);
    await expect.poll(offsets).toContain(99);
    // They are no longer in memory, so that nothing shows before the answer.
    expect(screen.getByText('#w150', { exact: true }).query()).toBeNull();
    release();
    await expect.element(screen.getByText('#w150', { exact: true })).toBeInTheDocument();
    await expect.poll(() => Math.abs(place() - before.place)).toBeLessThanOrEqual(4);
  });

  test('keep the loaded rows after a failure, and can be retried', async () => {
    fetchPage.mockImplementation((parameters, options) =>
      Number(parameters['offset']) === 0 ? answer(parameters, options) : Promise.reject(new Error('no connection')),
    );
    const screen = await renderOnce(<List list={list} with={{}} rows={undefined} />);
    await expect.element(screen.getByText('#w0')).toBeVisible();
    window.scrollTo(0, 100 * 64);
    await expect.element(screen.getByText('Couldn’t load the next entries.').first()).toBeInTheDocument();
    await expect.element(screen.getByText('#w95', { exact: true })).toBeInTheDocument();
    fetchPage.mockImplementation(answer);
    await screen.getByRole('button', { name: 'Try again' }).first().click();
    await lookAt(100);
  });

  test('show each entry once when new ones come meanwhile, and what is on the screen stays there', async () => {
    let come = 0;
    fetchPage.mockImplementation(({ offset }) =>
      Promise.resolve({ result: entries(100, Number(offset) - come), total: total + come }),
    );
    const screen = await renderOnce(<List list={list} with={{}} rows={undefined} />);
    await expect.element(screen.getByText('#w0')).toBeVisible();
    come = 2;
    await lookAt(70);
    const place = () => screen.getByText('#w75', { exact: true }).element().getBoundingClientRect().top;
    const before = place();
    await expect.element(screen.getByText('2,052 entries in total')).toBeInTheDocument();
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: '#w75' }))
      .toHaveAttribute('aria-posinset', '78');
    expect(Math.abs(place() - before)).toBeLessThanOrEqual(1);
    await lookAt(110);
    const numbers = () =>
      [...screen.container.querySelectorAll('li')].map((row) => Number(/#w(-?\d+)/.exec(row.textContent)?.[1]));
    expect(numbers()).toEqual(numbers().map((_, index) => (numbers()[0] ?? 0) + index));
    window.scrollTo(0, 0);
    await expect.element(screen.getByText('#w-2')).toBeInTheDocument();
  });

  test('are shown as they are where a server never says the same of its list', async () => {
    fetchPage.mockImplementation(({ offset }) =>
      Promise.resolve({ result: entries(100, Number(offset)), total: total + Number(offset) }),
    );
    const screen = await renderOnce(<List list={list} with={{}} rows={undefined} />);
    await expect.element(screen.getByText('#w0')).toBeVisible();
    await lookAt(100);
    expect(offsets().length).toBeLessThan(12);
  });
});
