import { screenPath } from '../domain/screen-path.ts';
import type { AnyRouter } from '@tanstack/react-router';
import navigation from 'virtual:karat/navigation';

import { runtime } from '../runtime/runtime.ts';
import { onDialogs, topDialog } from '../ui/dialog/open-dialogs.ts';
import { values } from '../values/values.ts';
import { sectionOf } from './crumbs.ts';

const sections: readonly string[] = navigation.map(({ to }) => to);

/**
 * Connects the buttons of the frame around the app. Back closes the dialog on top, else goes back, else up to the
 * section; on a section itself there is none. Settings opens its screen.
 */
export function connectFrame(router: AnyRouter): void {
  const { backButton, settingsButton } = runtime;
  const path = (): string => router.state.location.pathname.replace(/(.)\/$/, '$1');
  const isTop = (): boolean => sections.includes(screenPath(path())) || path() === '/';
  const back = (): void => {
    const close = topDialog();
    if (close) close();
    else if (router.history.canGoBack()) router.history.back();
    else {
      const section = sectionOf(path());
      const to = path() === section ? sections[0] : section;
      void router.navigate({ to: to ?? '/', replace: true });
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
