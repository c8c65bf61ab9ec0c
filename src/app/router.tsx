import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type SearchMiddleware,
  redirect,
  retainSearchParams,
  stripSearchParams,
  useLoaderData,
} from '@tanstack/react-router';
import routes from 'virtual:config/routes';

import { rawValueFor, readParameter } from 'engine/runtime/parameter.ts';
import { keysOf } from '../engine/catalogues.ts';
import type { ScreenModule } from 'engine/runtime/screen-model.ts';
import type { ScreenRoute } from 'engine/runtime/screen-route.ts';
import { painted } from '../values/painted.ts';
import { searchTyped } from '../values/searches.ts';
import { readStored, writeStored } from '../values/stored.ts';
import { ScreenPage } from '../shell/ScreenPage.tsx';
import { Shell } from '../shell/Shell.tsx';
import { lazyWithRetry } from '../ui/deferred.tsx';
import { prefetchScreen } from './prefetch.ts';

/** The context of the routes. */
interface RouterContext {
  /** Resolves once the runtime (web or messenger) is known. */
  readonly runtime: Promise<void>;
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  // A tap is answered first: what it leads to is rendered after the next paint.
  beforeLoad: ({ cause }) => (cause === 'stay' ? painted() : undefined),
  notFoundComponent: lazyWithRetry(async () => ({ default: (await import('../shell/NotFound.tsx')).NotFound })),
});

/** Shown when a screen has failed; already loaded then, as it is fetched after the first screen. */
const RouteError = lazyWithRetry(async () => ({ default: (await import('../shell/RouteError.tsx')).RouteError }));

interface Loaded {
  readonly route: ScreenRoute;
  readonly screen: ScreenModule;
}

/** One component for all routes, so that the header stays: a tap that begins on one screen and ends on the next counts. */
function LoadedScreen() {
  const { route, screen }: Loaded = useLoaderData({ strict: false });
  return <ScreenPage route={route} screen={screen} />;
}

type Search = Record<string, string | number>;

/** What the tab remembers. */
const recall = (key: 'receiveNetwork') => readStored('tab', key);

/** The search parameters that a screen declares: invalid ones get their default, unknown ones are dropped; what is typed comes from the page. */
function searchOf(route: ScreenRoute, search: Record<string, unknown>): Search {
  const pairs = Object.entries(route.search).map(([name, parameter]) => {
    const value = searchTyped(route.path, name) ?? rawValueFor(name, parameter, (key) => search[key], recall);
    return [name, readParameter(parameter, value, keysOf)] as const;
  });
  return Object.fromEntries(pairs);
}

/** The parameter for the token, and the token that was shown last, which links keep across screens without one. */
const tokenParameter = 'currency';
let shownToken: string | number | undefined = readStored('tab', 'shownToken');

/**
 * Keeps the chosen token, market and network of the address on every screen that accepts them, with a value valid
 * there, such as an open network; empty parameters and typed ones stay out of the address.
 */
function middlewaresOf(route: ScreenRoute): SearchMiddleware<Search>[] {
  const { search } = route;
  const all = Object.entries(search);
  const chosen = all.flatMap(([name, parameter]) => ('from' in parameter ? [name] : []));
  const empty: Search = Object.fromEntries(
    all.flatMap(([name, { default: usual }]) => (usual === '' ? [[name, usual]] : [])),
  );
  const typed = new Set(all.flatMap(([name, parameter]) => ('typed' in parameter ? [name] : [])));
  const read: SearchMiddleware<Search> = ({ search: current, next }) => {
    const result = next(shownToken === undefined ? current : { [tokenParameter]: shownToken, ...current });
    const known = Object.entries(searchOf(route, result)).filter(([name]) => chosen.includes(name) && result[name]);
    return Object.fromEntries([...Object.entries(result), ...known].filter(([name]) => !typed.has(name)));
  };
  return [read, retainSearchParams<Search>(chosen), stripSearchParams<Search>(empty)];
}

/** The routes of all screens and redirects, each under its own path and under /protected (docs/decisions/product.md). */
const children = routes.flatMap((route): AnyRoute[] => {
  const paths = [route.path, `/protected${route.path}`];
  if ('redirect' in route)
    return paths.map((path) =>
      createRoute({
        getParentRoute: () => root,
        path,
        // Redirects an old address to its screen, with the search parameters that screen accepts.
        beforeLoad: ({ search }) => {
          throw redirect({ to: route.redirect, search, replace: true });
        },
      }),
    );
  let loading: Promise<ScreenModule> | undefined;
  // One import: in WebKit a second one of the same module can resolve before the module has run.
  const load = (): Promise<ScreenModule> =>
    (loading ??= route.load().then(
      (module) => module.default,
      (cause: unknown) => {
        loading = undefined;
        // Wrapped: the router reloads the page for an import error, unaware of other code that does so.
        throw new Error(`the code of ${route.path} did not come`, { cause });
      },
    ));
  return paths.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: ({ search, preload }) => {
        const { once } = route;
        if (!preload && tokenParameter in search) {
          shownToken = search[tokenParameter];
          writeStored('tab', 'shownToken', String(shownToken));
        }
        if (once && readStored('device', once.flag) === '1') throw redirect({ to: once.then, replace: true });
      },
      validateSearch: (search: Record<string, unknown>) => searchOf(route, search),
      search: { middlewares: middlewaresOf(route) },
      loaderDeps: ({ search }) => search,
      loader: async ({ deps, context }) => {
        // Not awaited: the screen appears at once with placeholders.
        const data = prefetchScreen(route, load(), deps, context.runtime);
        return { route, screen: await load(), data };
      },
      component: LoadedScreen,
    }),
  );
});

/** The router for all screens of config/screens; set its context before it loads. */
export const router = createRouter({
  routeTree: root.addChildren(children),
  context: { runtime: Promise.resolve() },
  defaultErrorComponent: RouteError,
  defaultPreload: 'intent',
  // The queries decide whether data is fresh.
  defaultPreloadStaleTime: 0,
  // The shell handles scrolling: the router would use one behavior for all navigation, including changes of search
  // only.
  scrollRestoration: () => false,
  // Nothing of the router's own positions is used; with one key it keeps one of them, not one of each navigation.
  getScrollRestorationKey: () => '',
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const pairs = Object.entries(search).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const text = new URLSearchParams(pairs).toString();
    return text === '' ? '' : `?${text}`;
  },
});
