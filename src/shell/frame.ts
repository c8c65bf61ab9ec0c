import { screenPath } from '../domain/screen-path.ts';
import type { AnyRouter } from '@tanstack/react-router';
import navigation from 'virtual:karat/navigation';

import { stepBack } from '../engine/step-back.ts';
import { runtime } from '../runtime/runtime.ts';
import { onDialogs, topDialog } from '../ui/dialog/open-dialogs.ts';
import { values } from '../values/values.ts';
import { screens, takenBy } from './screens.ts';

const sections: readonly string[] = navigation.map(({ to }) => to);

/**
 * Connects the buttons of the frame around the app. Back closes the dialog on top, else leads a form one step back, else goes back, else up to the screen
 * above, with the search parameters it takes; on a section itself there is none. Settings opens its screen.
 */
export function connectFrame(router: AnyRouter): void {
  const { backButton, settingsButton } = runtime;
  const path = (): string => router.state.location.pathname.replace(/(.)\/$/, '$1');
  const isTop = (): boolean => sections.includes(screenPath(path())) || path() === '/';
  const back = (): void => {
    const close = topDialog() ?? stepBack();
    if (close) close();
    else if (router.history.canGoBack()) router.history.back();
    else {
      const to = parentOf(path()) ?? sections[0] ?? '/';
      const search = takenBy(to, router.state.location.search);
      void router.navigate({ to, search, replace: true });
    }
  };
  const refresh = (): void => backButton?.(topDialog() || !isTop() ? back : undefined);
  router.subscribe('onResolved', refresh);
  onDialogs(refresh);
  refresh();
  settingsButton?.(() => {
    topDialog()?.();
    void router.navigate({ to: values.app.settingsScreen });
  });
}

/** The path of the nearest screen above a path, which may be under /protected; undefined where there is none. */
function parentOf(path: string): string | undefined {
  const above = screenPath(path).replace(/\/[^/]*$/, '');
  if (above === '') return undefined;
  return screens.has(above) ? above : parentOf(above);
}
