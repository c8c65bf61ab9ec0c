import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import { AddressWarnings } from './AddressWarnings.tsx';
import type { AddressProps } from './definition.ts';

const props: AddressProps = {
  label: 'send.address',
  network: 'erc20',
  required: 'form.enterAddress',
};
const used = '0x52908400098527886e0f7030069857d2e4169ee7';
const sent = (...addresses: readonly (string | null)[]) => addresses.map((address) => ({ address }));
const show = (text: string, entries: readonly unknown[] | undefined) =>
  renderInScope(<AddressWarnings text={text} props={props} sent={entries} />, scopeOf());

test('an address used before, in any spelling, has no warning', async () => {
  const screen = await show('0x52908400098527886E0F7030069857D2E4169EE7', sent(null, used));
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.getByRole('note').query()).toBeNull();
});

test('an address never used before is marked as new, even with an empty history', async () => {
  for (const entries of [sent(), sent(used)]) {
    const screen = await show('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', entries);
    await expect
      .element(screen.getByRole('note'))
      .toHaveTextContent('You haven’t used this address before. Make sure it’s the right one.');
    await screen.unmount();
  }
});

test('an address similar to a used one has a warning with both in full and the difference marked', async () => {
  const lookalike = '0x5290aaaaaaaa27886e0f7030069857d2aaaa9ee7';
  const screen = await show(lookalike, sent('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', used));
  const note = screen.getByRole('note');
  await expect.element(note.getByText('This only looks like an address you used before')).toBeVisible();
  await expect.element(note.getByText(lookalike, { exact: true }).first()).toBeInTheDocument();
  await expect.element(note.getByText(used, { exact: true }).first()).toBeInTheDocument();
  const marked = [...note.element().querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marked.length).toBeGreaterThan(3);
  expect(marked).toContain('aaaa');
});

test('there is no warning while the history is unknown', async () => {
  const screen = await show(used, undefined);
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.getByRole('note').query()).toBeNull();
});
