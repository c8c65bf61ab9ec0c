import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import AddressCell from './Address.tsx';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const withRow = (row: object) => scopeOf({ roots: { row } });
const value = '$row.address';

test('is shortened in lists, left to right', async () => {
  const { container } = await renderInScope(<AddressCell value={value} form="short" />, withRow({ address }));
  expect(container.textContent).toBe('0x…E7');
  expect(container.querySelector('.ltr')).not.toBeNull();
});

test('is shown in groups of four that are together the whole address, which is read as one text', async () => {
  const { container } = await renderInScope(<AddressCell value={value} form="groups" />, withRow({ address }));
  const groups = container.querySelector('[aria-hidden="true"]');
  expect([...(groups?.children ?? [])].map((group) => group.textContent?.length)).toEqual([...Array(10).fill(4), 2]);
  expect(groups?.textContent).toBe(address);
  expect(container.textContent).toBe(`${address}${address}`);
});

test.each(['short', 'groups'] as const)('in the form %s says that there is no address', async (form) => {
  for (const row of [{}, { address: '' }, { address: null }]) {
    const { container, unmount } = await renderInScope(<AddressCell value={value} form={form} />, withRow(row));
    expect(container.textContent).toBe('---');
    await unmount();
  }
});

test('has a placeholder while it loads, and says that it failed', async () => {
  const props = { value: '$account.address', form: 'groups' } as const;
  const loading = await renderInScope(
    <AddressCell {...props} />,
    scopeOf({ data: { account: dataOf({ status: 'pending' }) } }),
  );
  expect(loading.container.textContent).not.toContain('---');
  expect(loading.container.querySelectorAll('.ltr span').length).toBeGreaterThan(8);
  const failed = await renderInScope(
    <AddressCell {...props} />,
    scopeOf({ data: { account: dataOf({ status: 'failed' }) } }),
  );
  expect(failed.container.textContent).toBe('—not loaded');
});
