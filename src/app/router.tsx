import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import routes from 'virtual:karat/routes';

import { givenFor, readParameter } from '../domain/parameter.ts';
import { keysOf } from '../engine/base-scope.ts';
import type { ScreenModule, ScreenRoute } from '../engine/screen-model.ts';
import { RouteError } from '../shell/RouteError.tsx';
import { kept } from '../values/kept.ts';
import { ScreenPage } from '../shell/ScreenPage.tsx';
import { Shell } from '../shell/Shell.tsx';

/** The screens whose chunks are there, by path. */
const loaded = new Map<string, { readonly route: ScreenRoute; readonly screen: ScreenModule }>();

/** The screen at a path, once its chunk is there. */
export function loadedScreen(path: string): { readonly route: ScreenRoute; readonly screen: ScreenModule } | undefined {
  return loaded.get(path);
}

const root = createRootRoute({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('../shell/NotFound.tsx'), 'NotFound'),
});

/** Search parameters as a screen declares them: bad ones are their default, unknown ones are dropped. */
function searchOf(route: ScreenRoute, given: Record<string, unknown>): Record<string, string | number> {
  const pairs = Object.entries(route.search).map(
    ([name, parameter]) =>
      [
        name,
        readParameter(
          parameter,
          givenFor(name, parameter, (key) => given[key]),
          keysOf,
        ),
      ] as const,
  );
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** Every screen and older address under its own path, and the same one under /protected (decisions.md). */
const children = routes.flatMap((route): AnyRoute[] => {
  const paths = [route.path, `/protected${route.path}`];
  if ('redirect' in route)
    return paths.map((path) =>
      createRoute({
        getParentRoute: () => root,
        path,
        // An older address leads to its screen, with whatever search parameters that takes.
        beforeLoad: ({ search }) => {
          throw redirect({ to: route.redirect, search, replace: true });
        },
      }),
    );
  const load = async (): Promise<{ default: () => ReactNode }> => {
    // An error of our own: the router would load the page anew by itself, and know nothing of who else does.
    const { default: screen } = await route.load().catch((cause: unknown) => {
      throw new Error(`the code of ${route.path} did not come`, { cause });
    });
    for (const path of paths) loaded.set(path, { route, screen });
    return { default: () => <ScreenPage route={route} screen={screen} /> };
  };
  return paths.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: () => {
        const { once } = route;
        if (once && kept('device', once.flag) === '1') throw redirect({ to: once.then, replace: true });
      },
      validateSearch: (given: Record<string, unknown>) => searchOf(route, given),
      component: lazyRouteComponent(load),
    }),
  );
});

/** The router over all screens of config/screens. */
export const router = createRouter({
  routeTree: root.addChildren(children),
  defaultErrorComponent: RouteError,
  defaultPreload: false,
  // The shell scrolls, smoothly and after a change of path alone; `false` would leave the router's own jump to the top.
  scrollRestoration: () => false,
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const pairs = Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    );
    const text = new URLSearchParams(pairs).toString();
    return text === '' ? '' : `?${text}`;
  },
});
