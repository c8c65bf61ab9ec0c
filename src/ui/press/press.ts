import type { MouseEvent } from 'react';

/** A screen and its search parameters; `replace` leaves no entry in the history. */
export interface LinkTarget {
  readonly to: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly replace?: boolean;
}

/** What a tap does: `target` makes it a link to a screen, `href` a link out of the app, otherwise it is a button. */
export interface Press {
  readonly target?: LinkTarget;
  readonly href?: string;
  readonly run: () => void | Promise<void>;
}

/** A link to a screen, as the router's links take it. */
export function linkOf({ to, search, replace }: LinkTarget) {
  return { to, search, replace, activeProps: {} };
}

/** Whether a click is one without keys that open a tab or window. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A link out of the app: a plain click does what the press does, any other one is the browser's. */
export function outsideOf({ href, run }: Press & { readonly href: string }) {
  const onClick = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void run();
  };
  // The mail program needs no tab.
  const tab = href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return { href, onClick, ...tab };
}

/** Whether a press leads out of the app. */
export function isOutside(press: Press): press is Press & { readonly href: string } {
  return press.href !== undefined;
}
