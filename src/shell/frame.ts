import type { AnyRouter } from '@tanstack/react-router';

import { backOnce } from '../engine/back-once.ts';
import { stepBack } from '../engine/step-back.ts';
import { runtime } from '../runtime/runtime.ts';
import { onDialogs, topDialog } from '../ui/dialog/open-dialogs.ts';
import { values } from '../values/values.ts';
import { backTarget } from './back.ts';

/**
 * Connects the runtime's buttons. Back closes the topmost dialog, else goes one step back in a form, else back in the
 * history, else to `backTarget` of the screen; a section has no Back. Settings opens its screen.
 */
export function connectFrame(router: AnyRouter): void {
  const { backButton, settingsButton } = runtime;
  const way = () => backTarget(router.state.location.pathname, router.state.location.search);
  const back = (): void => {
    const target = way();
    const close = topDialog() ?? stepBack();
    if (close) close();
    else if (router.history.canGoBack() && !target?.replace) backOnce(router.history);
    else if (target) void router.navigate({ ...target, replace: true });
  };
  const refresh = (): void => backButton?.(topDialog() || way() ? back : undefined);
  router.subscribe('onResolved', refresh);
  onDialogs(refresh);
  refresh();
  settingsButton?.(() => {
    topDialog()?.();
    void router.navigate({ to: values.app.settingsScreen });
  });
}
