import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

import { onDialogs, topDialog } from '../ui/dialog/open-dialogs.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the entry only represents a dialog, on the same screen as the tab's first entry below. */
    isForDialog?: boolean;
  }
}

/**
 * Back of the browser closes the topmost dialog and stays on the screen. On a tab's first history entry Back would leave
 * the app: the dialog is shown on a second entry of the same address, and Back later skips the first one.
 */
export function connectDialogs(router: AnyRouter): void {
  const history: RouterHistory = router.history;
  let isFirstDoubled = history.location.state.isForDialog === true;
  let unblock: (() => void) | undefined;
  const follow = (): void => {
    unblock?.();
    unblock = undefined;
    if (!topDialog()) return;
    unblock = history.block({
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false;
        // The router returns to this entry first: a dialog may have an entry of its own to leave.
        addEventListener('popstate', () => topDialog()?.(), { once: true });
        return true;
      },
      enableBeforeUnload: false,
    });
    if (!history.canGoBack()) history.push(history.location.href, { isForDialog: true });
  };
  onDialogs(follow);
  history.subscribe(({ location, action }) => {
    const { __TSR_index: place, isForDialog = false } = location.state;
    // The entry above the first one is another screen once it has been pushed anew.
    if (action.type === 'PUSH' && place === 1) isFirstDoubled = isForDialog;
    if (action.type === 'BACK' && isFirstDoubled && !history.canGoBack()) history.back();
  });
  follow();
}
