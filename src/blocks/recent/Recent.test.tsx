import { beforeAll, expect, test, vi } from 'vitest';

import type { ListModule } from 'engine/runtime/screen-model.ts';
import { renderOnce, signIn } from '../../engine/testing/render.tsx';
import { withdrawsFrom } from '../list/testing/withdraws.tsx';
import Recent from './Recent.tsx';

const fetchPage = vi.fn<ListModule['fetchPage']>();
const list = withdrawsFrom(fetchPage);
const show = () =>
  renderOnce(
    <Recent
      list={list}
      with={{}}
      title="send.history"
      rows={3}
      more={{ label: 'wallet.seeAll', action: { bind: () => ({ run: () => undefined }), props: {} } }}
    />,
  );

beforeAll(signIn);

test('shows the newest entries, and the way to all of them', async () => {
  fetchPage.mockResolvedValue({ result: ['a', 'b', 'c', 'd'].map((id) => ({ id })), total: 4 });
  const screen = await show();
  await expect.element(screen.getByText('#a')).toBeVisible();
  await expect.element(screen.getByText('#c')).toBeVisible();
  expect(screen.getByText('#d').query()).toBeNull();
  await expect.element(screen.getByText('See all')).toBeVisible();
});

test.each([
  ['there are none', () => Promise.resolve({ result: [], total: 0 })],
  ['they could not be loaded', () => Promise.reject(new Error('no connection'))],
])('shows nothing while %s', async (_, answer) => {
  fetchPage.mockReset().mockImplementation(answer);
  const { container } = await show();
  await expect.poll(() => fetchPage.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => container.innerHTML, { message: 'what waits for the answer is gone' }).toBe('');
});
