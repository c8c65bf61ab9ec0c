import { afterEach, expect, test, vi } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import { values } from '../../values/values.ts';
import HashCell from './Hash.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const hash = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060';
const cell = <HashCell value="$row.hash" network="$row.network" />;
const withRow = (row: object) => scopeOf({ roots: { row } });

test('is shown in full, can be copied, and leads to the explorer of its network', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderInScope(cell, withRow({ hash, network: 'Ethereum' }));
  await expect.element(screen.getByText(hash)).toBeVisible();
  const explorer = Object.values(values.networks.networks).find(({ name }) => name === 'Ethereum')?.explorer;
  await expect
    .element(screen.getByRole('link', { name: 'Open in the block explorer' }))
    .toHaveAttribute('href', explorer?.transaction.replace('{hash}', hash));
  await screen.getByRole('button', { name: 'Copy transaction hash' }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(hash);
});

test('on a network without an explorer can be copied alone', async () => {
  const screen = await renderInScope(cell, withRow({ hash, network: 'Another' }));
  await expect.element(screen.getByRole('button', { name: 'Copy transaction hash' })).toBeVisible();
  expect(screen.getByRole('link').query()).toBeNull();
});

test.each([[{}], [{ hash: '' }], [{ hash: null }]])(
  'is a dash without buttons while there is none: %j',
  async (row) => {
    const screen = await renderInScope(cell, withRow({ ...row, network: 'Ethereum' }));
    expect(screen.container.textContent).toBe('—');
    expect(screen.container.querySelector('button, a')).toBeNull();
  },
);
