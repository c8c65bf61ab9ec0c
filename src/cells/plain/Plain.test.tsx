import { page } from 'vitest/browser';
import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import PlainCell from './Plain.tsx';

test.each([
  ['48213', '#', '#48213'],
  [0, '', '0'],
  [null, '', '—'],
])('%j is shown as it is', async (value, prefix, text) => {
  const scope = scopeOf({ roots: { row: { value } } });
  const { container } = await renderInScope(<PlainCell value="$row.value" prefix={prefix} />, scope);
  expect(container.textContent).toBe(text);
});

test('stands apart from text of the other direction', async () => {
  const { container } = await renderInScope(<PlainCell value="أحمد" prefix="" />);
  expect(container.querySelector('bdi')?.textContent).toBe('أحمد');
});

test('breaks anywhere instead of being wider than the screen', async () => {
  await page.viewport(320, 700);
  await renderInScope(<PlainCell value={'a'.repeat(300)} prefix="" />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('is not there while it loads, and is not loaded after a failure', async () => {
  for (const [status, text] of [
    ['pending', ''],
    ['failed', '—not loaded'],
  ] as const) {
    const scope = scopeOf({ data: { row: dataOf({ status }) } });
    const { container, unmount } = await renderInScope(<PlainCell value="$row.value" prefix="#" />, scope);
    expect(container.textContent).toBe(text);
    await unmount();
  }
});
