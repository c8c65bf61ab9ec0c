import { useRouterState } from '@tanstack/react-router';
import navigation from 'virtual:config/navigation';
import routes from 'virtual:config/routes';

import { screenPath } from '../domain/screen-path.ts';
import type { ScreenRoute } from 'engine/runtime/screen-route.ts';
import { sectionOf } from './crumbs.ts';

/** The screens by path. */
export const screens: ReadonlyMap<string, ScreenRoute> = new Map(
  routes.flatMap((route) => ('title' in route ? [[route.path, route]] : [])),
);

/** The search parameters that the screen at a path accepts. */
export function acceptedSearch(path: string, search: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = screens.get(path)?.search ?? {};
  return Object.fromEntries(Object.entries(search).filter(([name]) => Object.hasOwn(known, name)));
}

/** The current screen, also under /protected; undefined for an unknown address. */
export function useShownScreen(): ScreenRoute | undefined {
  const shown = useRouterState({ select: ({ matches }) => String(matches.at(-1)?.routeId) });
  return screens.get(screenPath(shown));
}

/** The path of the navigation entry that a path belongs to; undefined if there is none. */
export function navigationOf(path: string): string | undefined {
  const section = sectionOf(path);
  return navigation.find(({ to, also }) => to === section || also.includes(section))?.to;
}

/** Whether a path, without /protected, is an entry of the navigation or the start page. */
export function isSection(path: string): boolean {
  return path === '/' || navigation.some(({ to }) => to === path);
}
