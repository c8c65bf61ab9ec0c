import { expect, test } from 'vitest';

import { cellOf } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import Dialog from './Dialog.tsx';

const block = <Dialog title="limits.title" parameter="open" value="limits" blocks={[cellOf('inside')]} />;
const show = (open: string | undefined) => renderInScope(block, scopeOf({ roots: { search: { open } } }));

test('is open at its word of the address', async () => {
  const screen = await show('limits');
  const dialog = screen.getByRole('dialog', { name: 'Limits' });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText('inside')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
});

test.each(['other', '', undefined])('is not there at %j', async (open) => {
  const screen = await show(open);
  expect(screen.getByRole('dialog').query()).toBeNull();
  expect(screen.getByText('inside').query()).toBeNull();
});
