import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { useData } from './data.ts';
import type { DataEntry } from './screen-model.ts';
import { useScope } from './scope.ts';
import { renderInScope, signIn } from './testing/render.tsx';
import { scopeOf, someone } from './testing/scope.ts';

const fetchRates = vi.fn(() => Promise.resolve({ price: '4000' }));

beforeAll(signIn);
afterEach(() => {
  vi.restoreAllMocks();
  fetchRates.mockClear();
});

const rates = (given: Partial<DataEntry> = {}): DataEntry => ({
  operation: 'rates',
  options: () => ({ queryKey: ['rates'], queryFn: fetchRates }),
  with: {},
  ...given,
});

function Shown({ entries }: { readonly entries: Record<string, DataEntry> }) {
  const data = useData(entries, useScope());
  return <p>{Object.entries(data).map(([name, { status }]) => `${name} ${status}`)}</p>;
}

test('data that ask the same are asked for once, and each stands as its own condition says', async () => {
  const warn = vi.spyOn(console, 'warn');
  const entries = { one: rates(), closed: rates({ when: { runtime: 'messenger' } }), other: rates() };
  const screen = await renderInScope(<Shown entries={entries} />, scopeOf({ user: someone }));
  await expect.element(screen.getByText('one readyclosed idleother ready')).toBeVisible();
  expect(fetchRates).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});
