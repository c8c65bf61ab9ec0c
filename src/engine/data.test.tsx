import { QueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { ScreenView } from './ScreenView.tsx';
import { useData } from 'engine/runtime/data.ts';
import type { DataEntry, ScreenModule } from 'engine/runtime/screen-model.ts';
import { type Scope, useScope } from 'engine/runtime/scope.ts';
import { renderInScope, signIn } from './testing/render.tsx';
import { scopeOf, someone } from './testing/scope.ts';

const fetchRates = vi.fn(() => Promise.resolve({ price: '4000' }));

beforeAll(signIn);
afterEach(() => {
  vi.restoreAllMocks();
  fetchRates.mockClear();
});

const rates = (overrides: Partial<DataEntry> = {}): DataEntry => ({
  operation: 'rates',
  options: () => ({ queryKey: ['rates'], queryFn: fetchRates }),
  with: {},
  ...overrides,
});

function Shown({ entries }: { readonly entries: Record<string, DataEntry> }) {
  const data = useData(entries, useScope());
  return <p>{Object.entries(data).map(([name, { status }]) => `${name} ${status}`)}</p>;
}

test('entries with the same query share one request, and each follows its own condition', async () => {
  const warn = vi.spyOn(console, 'warn');
  const entries = { one: rates(), closed: rates({ when: { runtime: 'messenger' } }), other: rates() };
  const screen = await renderInScope(<Shown entries={entries} />, scopeOf({ user: someone }));
  await expect.element(screen.getByText('one readyclosed idleother ready')).toBeVisible();
  expect(fetchRates).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});

test('what is not requested is not observed, so that leaving a screen cancels no request that the next one has begun', async () => {
  const client = new QueryClient();
  const closed = { closed: rates({ when: { runtime: 'messenger' } }) };
  const screen = await renderInScope(<Shown entries={closed} />, scopeOf({ user: someone }), client);
  await expect.element(screen.getByText('closed idle')).toBeVisible();
  let signal: AbortSignal | undefined;
  const next = client.fetchQuery({
    queryKey: ['rates'],
    queryFn: (context) => {
      signal = context.signal;
      return new Promise((resolve) => setTimeout(resolve, 50, { price: '4000' }));
    },
  });
  await screen.unmount();
  expect(signal?.aborted).toBe(false);
  expect(await next).toEqual({ price: '4000' });
});

/** Renders a screen with a view of two operations, `account`, and another, `partners`; its only block is memoized. */
async function renderStage() {
  const answers = { rates: { price: '4000' }, balances: { result: [{ amount: '1' }] }, partners: { total: 3 } };
  const requested: string[] = [];
  const failing = new Set<string>();
  const query = (name: keyof typeof answers) => ({
    queryKey: [name],
    queryFn: () => {
      requested.push(name);
      return failing.has(name) ? Promise.reject(new Error(name)) : Promise.resolve(structuredClone(answers[name]));
    },
  });
  const derive = vi.fn(([balances, price]: readonly unknown[]) => ({ lines: [{ balances, price }] }));
  const seen: Scope[] = [];
  const Probe = memo(function Probe() {
    seen.push(useScope());
    return null;
  });
  const data: ScreenModule['data'] = {
    account: { view: { queries: () => [query('balances'), query('rates')], derive }, with: {} },
    partners: { operation: 'partners', options: () => query('partners'), with: {} },
  };
  const blocks = [{ component: Probe, props: {}, needs: ['account'] }];
  const load = () => Promise.reject(new Error('it is there'));
  const route = {
    path: '/probe',
    title: 'wallet.title',
    search: {},
    layout: 'column',
    access: { session: true },
    load,
  } as const;
  const [screen, search] = [{ data, blocks, actions: [] }, {}];
  function Page() {
    const [renders, setRenders] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setRenders(renders + 1)}>{`rendered anew ${renders} times`}</button>
        <ScreenView route={route} screen={screen} search={search}>
          {(shown) => shown}
        </ScreenView>
      </>
    );
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const { getByText } = await renderInScope(<Page />, scopeOf(), client);
  const now = () => seen.at(-1)?.data ?? {};
  await expect.poll(() => Object.values(now()).map(({ status }) => status)).toEqual(['ready', 'ready']);
  const again = async (times: number) => {
    await getByText(/rendered anew/).click();
    await expect.element(getByText(`rendered anew ${times} times`)).toBeVisible();
  };
  const refetch = (name: string) => client.refetchQueries({ queryKey: [name] });
  requested.length = 0;
  derive.mockClear();
  return { answers, requested, failing, derive, seen, now, again, refetch };
}

test('equal answers yield the same data object on rerender and refetch: no rerender of a memo block', async () => {
  const { requested, derive, seen, now, again, refetch } = await renderStage();
  const [before, renders] = [now(), seen.length];
  const updatedAt = before['partners']?.updatedAt() ?? 0;
  await again(1);
  await expect.poll(Date.now).toBeGreaterThan(updatedAt);
  for (const name of ['partners', 'rates', 'balances']) await refetch(name);
  await again(2);
  expect(requested).toEqual(['partners', 'rates', 'balances']);
  expect(now()).toBe(before);
  expect(seen).toHaveLength(renders);
  expect(derive).not.toHaveBeenCalled();
  expect(before['partners']?.updatedAt()).toBeGreaterThan(updatedAt);
});

test('a changed answer changes only its own data', async () => {
  const { answers, derive, now, refetch } = await renderStage();
  const before = now();
  answers.partners = { total: 4 };
  await refetch('partners');
  await expect.poll(() => now()['partners']?.value).toEqual({ total: 4 });
  expect(now()['account']).toBe(before['account']);
  expect(derive).not.toHaveBeenCalled();
  answers.rates = { price: '4100' };
  await refetch('rates');
  await expect
    .poll(() => now()['account']?.value)
    .toEqual({ lines: [{ balances: answers.balances, price: answers.rates }] });
  expect(derive).toHaveBeenCalledTimes(1);
});

test('a retained data object can still refresh: it returns the new value and retries only what failed', async () => {
  const { answers, requested, failing, now } = await renderStage();
  const { account } = now();
  answers.rates = { price: '4200' };
  const fresh = await account?.refresh();
  expect(fresh).toMatchObject({ status: 'ready', isStale: false, value: { lines: [{ price: { price: '4200' } }] } });
  failing.add('balances');
  expect(await account?.refresh()).toMatchObject({ status: 'ready', isStale: true });
  await expect.poll(() => now()['account']?.isStale).toBe(true);
  requested.length = 0;
  failing.clear();
  account?.retry();
  await expect.poll(() => now()['account']?.isStale).toBe(false);
  expect(requested).toEqual(['balances']);
});
