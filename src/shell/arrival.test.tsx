import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { connectArrival } from './arrival.ts';

/** A router with two high screens; the second one waits for `open`. */
async function twoScreens() {
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const root = createRootRoute({ component: Outlet });
  const page = (path: string, wait?: Promise<void>) =>
    createRoute({
      getParentRoute: () => root,
      path,
      loader: () => wait,
      component: () => <div style={{ height: 5000 }}>{path}</div>,
    });
  const router = createRouter({
    routeTree: root.addChildren([page('/map'), page('/home', promise)]),
    history: createMemoryHistory({ initialEntries: ['/map'] }),
  });
  onTestFinished(() => window.scrollTo(0, 0));
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByText('/map')).toBeVisible();
  return { router, screen, open };
}

test.each([
  ['before', true],
  ['while', false],
])('SH-09 Back restores the position of a screen that is left %s this code loads', async (_when, isEarly) => {
  const { router, screen, open } = await twoScreens();
  if (isEarly) connectArrival(router);
  window.scrollTo(0, 900);
  const leaving = router.navigate({ to: '/home' });
  await expect.poll(() => router.state.location.pathname).toBe('/home');
  if (!isEarly) connectArrival(router);
  open();
  await leaving;
  await expect.element(screen.getByText('/home')).toBeVisible();
  await expect.poll(() => window.scrollY).toBe(0);
  router.history.back();
  await expect.element(screen.getByText('/map')).toBeVisible();
  await expect.poll(() => window.scrollY).toBe(900);
});

test('SH-09 a new screen arrives at the top though content that loads stops the smooth scrolling', async () => {
  const { router, screen, open } = await twoScreens();
  connectArrival(router);
  window.scrollTo(0, 900);
  open();
  await router.navigate({ to: '/home' });
  await expect.element(screen.getByText('/home')).toBeVisible();
  await expect.poll(() => window.scrollY).toBeLessThan(900);
  window.scrollTo({ top: 300, behavior: 'instant' });
  await expect.poll(() => window.scrollY).toBe(0);
});
