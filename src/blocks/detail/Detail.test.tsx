import i18next from 'i18next';
import { useLocation } from '@tanstack/react-router';
import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';

import routes from 'virtual:config/routes';
import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import Detail from './Detail.tsx';

afterEach(() => page.viewport(414, 896));

/** A screen that exists. */
const route = routes.filter((one) => 'title' in one).find(({ path }) => path.startsWith('/wallet/'));
const known = route?.path ?? '';

function Address() {
  const { pathname, searchStr } = useLocation();
  return <output>{pathname + searchStr}</output>;
}
const show = (screen: string, id: string | undefined) =>
  renderInScope(
    <>
      <Detail screen={screen} with={{ id: '$search.id' }} parameter="id" />
      <Address />
    </>,
    scopeOf({ roots: { search: { id } } }),
  );

test('on a phone an address with an entry leads to the screen of the entry, one without shows nothing', async () => {
  await page.viewport(320, 700);
  const opened = await show(known, 'w7');
  await expect.poll(() => opened.container.textContent).toContain(`${known}?id=w7`);
  await opened.unmount();
  const closed = await show(known, undefined);
  expect(closed.container.textContent).toBe('/');
});

test('beside a list it stands in a region with the name of the screen, which the keyboard can reach', async () => {
  await page.viewport(1400, 900);
  const screen = await show(known, undefined);
  const region = screen.getByRole('region', { name: route && i18next.t(route.title), exact: true });
  await expect.element(region).toHaveAttribute('tabindex', '-1');
  expect(screen.container.querySelector('output')?.textContent).toBe('/');
});

test('a screen that does not exist is not there', async () => {
  await page.viewport(1400, 900);
  const screen = await show('/nowhere', 'w7');
  expect(screen.container.textContent).toBe('/');
});
