import { useRouterState } from '@tanstack/react-router';
import navigation from 'virtual:karat/navigation';
import routes from 'virtual:karat/routes';

import { screenPath } from '../domain/screen-path.ts';
import type { ScreenRoute } from '../engine/screen-model.ts';
import { sectionOf } from './crumbs.ts';

/** The screens by path. */
export const screens: ReadonlyMap<string, ScreenRoute> = new Map(
  routes.flatMap((route) => ('title' in route ? [[route.path, route]] : [])),
);

/** Those of some search parameters that the screen at a path takes as well. */
export function takenBy(path: string, search: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = screens.get(path)?.search ?? {};
  return Object.fromEntries(Object.entries(search).filter(([name]) => Object.hasOwn(known, name)));
}

/** The screen that shows, also under /protected; undefined where none is known at the address. */
export function useShownScreen(): ScreenRoute | undefined {
  const shown = useRouterState({ select: ({ matches }) => String(matches.at(-1)?.routeId) });
  return screens.get(screenPath(shown));
}

/** The path in the navigation that a path stands under; undefined where there is none. */
export function navigationOf(path: string): string | undefined {
  const section = sectionOf(path);
  return navigation.find(({ to, also }) => to === section || also.includes(section))?.to;
}

/** Whether a path, without /protected, is itself in the navigation, or the start. */
export function isSection(path: string): boolean {
  return path === '/' || navigation.some(({ to }) => to === path);
}
