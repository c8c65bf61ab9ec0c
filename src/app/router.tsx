import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type SearchMiddleware,
  redirect,
  retainSearchParams,
  stripSearchParams,
} from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import routes from 'virtual:karat/routes';

import { givenFor, readParameter } from '../domain/parameter.ts';
import { keysOf } from '../engine/catalogues.ts';
import type { ScreenRoute } from '../engine/screen-model.ts';
import { kept } from '../values/kept.ts';
import { ScreenPage } from '../shell/ScreenPage.tsx';
import { Shell } from '../shell/Shell.tsx';
import { chosenCrumb } from '../shell/crumbs.ts';
import { titled } from '../shell/title.ts';
import { prefetchScreen } from './prefetch.ts';

/** What routes are given. */
interface RouterContext {
  readonly texts: Promise<i18n>;
  /** Resolves once it is known where the app runs. */
  readonly runtime: Promise<void>;
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('../shell/NotFound.tsx'), 'NotFound'),
});

/** Comes when a screen has failed; by then it is there, as it is fetched once the first screen stands. */
const RouteError = lazyRouteComponent(() => import('../shell/RouteError.tsx'), 'RouteError');

type Search = Record<string, string | number>;

/** Search parameters as a screen declares them: bad ones are their default, unknown ones are dropped. */
function searchOf(route: ScreenRoute, given: Record<string, unknown>): Search {
  const pairs = Object.entries(route.search).map(([name, parameter]) => {
    const held = givenFor(name, parameter, (key) => given[key]);
    return [name, readParameter(parameter, held, keysOf)] as const;
  });
  return Object.fromEntries(pairs);
}

/**
 * The token, market and network that the address holds go along to every screen that takes them, as what they are there, such
 * as a network that is open; what is not given stays out of the address.
 */
function middlewaresOf(route: ScreenRoute): SearchMiddleware<Search>[] {
  const { search } = route;
  const all = Object.entries(search);
  const chosen = all.flatMap(([name, parameter]) => ('from' in parameter ? [name] : []));
  const empty: Search = Object.fromEntries(
    all.flatMap(([name, { default: usual }]) => (usual === '' ? [[name, usual]] : [])),
  );
  const read: SearchMiddleware<Search> = ({ search: given, next }) => {
    const held = next(given);
    const known = Object.entries(searchOf(route, held)).filter(([name]) => chosen.includes(name) && held[name]);
    return { ...held, ...Object.fromEntries(known) };
  };
  return [read, retainSearchParams<Search>(chosen), stripSearchParams<Search>(empty)];
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
      search: { middlewares: middlewaresOf(route) },
      loaderDeps: ({ search }) => search,
      // Not waited for: the screen is there at once, with placeholders.
      loader: ({ deps, context }) => ({ data: prefetchScreen(route, deps, context.runtime) }),
      head: async ({ match: { context, search } }) => {
        const { t } = await context.texts;
        return titled(t(chosenCrumb(route, search) ?? route.title));
      },
      component: lazyRouteComponent(load),
    }),
  );
});

/** The router over all screens of config/screens; its context has to be given before it loads. */
export const router = createRouter({
  routeTree: root.addChildren(children),
  context: { texts: new Promise<i18n>(() => undefined), runtime: Promise.resolve() },
  defaultErrorComponent: RouteError,
  defaultPreload: 'intent',
  // How fresh data are is up to their queries.
  defaultPreloadStaleTime: 0,
  // The shell scrolls: the router's own way has one behavior for all moves, and one of the search alone is a move to it.
  scrollRestoration: () => false,
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const pairs = Object.entries(search).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const text = new URLSearchParams(pairs).toString();
    return text === '' ? '' : `?${text}`;
  },
});
