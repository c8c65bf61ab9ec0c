import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import DifferenceCell from './Difference.tsx';

const props = { from: '$account.total', take: '$row.fee', style: 'token', unit: 'XAUT' } as const;
const cell = <DifferenceCell {...props} />;
const of = (total: unknown, fee: unknown) =>
  scopeOf({ data: { account: dataOf({ value: { total } }) }, roots: { row: { fee } } });

test('is exact, also where floats are not', async () => {
  const { container } = await renderInScope(cell, of('0.3', '0.1'));
  expect(container.textContent?.replaceAll(/\s/g, ' ')).toBe('0.20 XAUT');
  const large = await renderInScope(cell, of('9007199254740993', '0.00000001'));
  expect(large.container.textContent).toContain('9,007,199,254,740,992.99999999');
});

test('is not zero while the whole is loading or failed, or cannot be read', async () => {
  for (const account of [dataOf({ status: 'pending' }), dataOf({ status: 'failed' }), dataOf({ value: {} })]) {
    const scope = scopeOf({ data: { account }, roots: { row: { fee: '1' } } });
    const { container, unmount } = await renderInScope(cell, scope);
    expect(container.textContent).not.toMatch(/\d/);
    await unmount();
  }
});
