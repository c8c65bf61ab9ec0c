import { useRouterState } from '@tanstack/react-router';
import routes from 'virtual:karat/routes';

import { screenPath } from '../domain/screen-path.ts';
import type { ScreenRoute } from '../engine/screen-model.ts';

/** The screens by path. */
export const screens: ReadonlyMap<string, ScreenRoute> = new Map(
  routes.flatMap((route) => ('title' in route ? [[route.path, route]] : [])),
);

/** The screen that shows, also under /protected; undefined where none is known at the address. */
export function useShownScreen(): ScreenRoute | undefined {
  const shown = useRouterState({ select: ({ matches }) => String(matches.at(-1)?.routeId) });
  return screens.get(screenPath(shown));
}
