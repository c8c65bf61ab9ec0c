import { IconGift } from '@tabler/icons-react';
import { expect, test } from 'vitest';

import { cellOf, tapped, wayTo } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import Menu from './Menu.tsx';
import type { MenuProps } from './definition.ts';

const { action, run } = tapped();
const props: MenuProps = {
  label: 'account.settings',
  isTitled: true,
  items: [
    {
      icon: IconGift,
      label: 'account.about',
      detail: cellOf('$language.label'),
      action: wayTo('/aboutus'),
      isDisabled: false,
    },
    { icon: IconGift, label: 'faq.title', action, isDisabled: false, when: { is: '$row.isThere' } },
    { icon: IconGift, label: 'ticket.title', isDisabled: true },
  ],
};
const show = (isThere: boolean) =>
  renderInScope(<Menu {...props} />, scopeOf({ roots: { language: { label: 'English' }, row: { isThere } } }));

test('has its title, and entries that lead on or act, each with its value at the end', async () => {
  const screen = await show(true);
  await expect.element(screen.getByRole('heading')).toBeVisible();
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/aboutus');
  await expect.element(screen.getByRole('link')).toHaveTextContent('About the appEnglish');
  await screen.getByRole('button').first().click();
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.container.querySelectorAll('li')).toHaveLength(3);
  // Only what leads somewhere points there.
  expect([...screen.container.querySelectorAll('li')].map((item) => item.querySelectorAll('svg').length)).toEqual([
    2, 1, 1,
  ]);
});

test('leaves out an entry whose condition does not hold; one that is not there yet cannot be tapped', async () => {
  const screen = await show(false);
  expect(screen.container.querySelectorAll('li')).toHaveLength(2);
  const last = screen.container.querySelectorAll('li')[1];
  expect(last?.querySelector('a, button:not([disabled])')).toBeNull();
});
