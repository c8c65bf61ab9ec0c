import { IconInbox } from '@tabler/icons-react';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { cellOf, wayTo } from '../../engine/testing/nodes.tsx';
import { renderInScope, renderOnce, signIn } from '../../engine/testing/render.tsx';
import { scopeOf, someone } from '../../engine/testing/scope.ts';
import { pageParameters } from 'engine/runtime/page.ts';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import Arrival from './Arrival.tsx';
import type { ArrivalProps } from './definition.ts';

const scope = scopeOf({ user: someone, roots: { session: someone } });
const answered = vi.fn<ListModule['fetchPage']>();
const page = (...ids: readonly string[]) => ({
  result: ids.map((id) => ({ id, amount: `${id}.5` })),
  total: ids.length,
});
const props = (operation: string): ArrivalProps => {
  const list: ListModule = {
    parameters: {},
    data: {},
    operation,
    with: {},
    label: 'send.history',
    row: { title: [cellOf('$row.id')], detail: [] },
    empty: { icon: IconInbox, title: 'send.noHistory' },
    fetchPage: answered,
    options: (parameters) => ({ queryKey: [operation, parameters], queryFn: () => answered(parameters, {}) }),
  };
  return {
    list,
    with: {},
    every: 5000,
    waiting: 'buy.waiting',
    arrived: 'buy.arrived',
    facts: [{ label: 'fact.amount', value: cellOf('$entry.amount') }],
    button: { label: 'wallet.title', action: wayTo('/wallet') },
  };
};

beforeAll(signIn);
beforeEach(() => {
  answered.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] });
});
afterEach(() => vi.useRealTimers());

test('waits for an entry that was not there at the start, and shows it', async () => {
  answered.mockResolvedValueOnce(page('1', '2')).mockResolvedValue(page('3', '1', '2'));
  const { container } = await renderOnce(<Arrival {...props('first')} />, scope);
  await vi.advanceTimersByTimeAsync(10);
  expect(container.textContent).not.toContain('.5');
  await vi.advanceTimersByTimeAsync(5000);
  expect(container.textContent).toContain('3.5');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/wallet');
});

test('what came before this was shown is not taken for new, though a list had been answered without it', async () => {
  const arrivalProps = props('fourth');
  const { list } = arrivalProps;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  answered.mockResolvedValueOnce(page('1')).mockResolvedValue(page('2', '1'));
  await client.prefetchQuery(list.options(pageParameters(list, scope, 0)));
  await vi.advanceTimersByTimeAsync(1000);
  const { container } = await renderInScope(<Arrival {...arrivalProps} />, scope, client);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(container.textContent).not.toContain('.5');
  answered.mockResolvedValue(page('3', '2', '1'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(container.textContent).toContain('3.5');
});

test('an empty list is a start, too', async () => {
  answered.mockResolvedValueOnce(page()).mockResolvedValue(page('1'));
  const { container } = await renderOnce(<Arrival {...props('second')} />, scope);
  await vi.advanceTimersByTimeAsync(10);
  expect(container.textContent).not.toContain('.5');
  await vi.advanceTimersByTimeAsync(5000);
  expect(container.textContent).toContain('1.5');
});

test('what was there at the first look that failed is not taken for new', async () => {
  answered.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(page('1'));
  const { container } = await renderOnce(<Arrival {...props('third')} />, scope);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(answered.mock.calls.length).toBeGreaterThan(1);
  expect(container.textContent).not.toContain('.5');
});
