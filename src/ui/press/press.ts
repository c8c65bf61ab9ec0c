import type { MouseEvent } from 'react';

/** A screen and its search parameters; `replace` replaces the current history entry. */
export interface LinkTarget {
  readonly to: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly replace?: boolean;
}

/** The action of a tap: with `target` a link to a screen, with `href` a link out of the app, otherwise a button. */
export interface Press {
  readonly target?: LinkTarget;
  readonly href?: string;
  readonly run: () => void | Promise<void>;
}

/** The props of a router link to a screen. */
export function linkOf({ to, search, replace }: LinkTarget) {
  return { to, search, replace, activeProps: {} };
}

/** Whether a click is a primary click without modifier keys, which open tabs or windows. */
export function isPrimaryClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The props of a link out of the app: a plain click runs the press, the browser handles any other click. */
export function outsideOf({ href, run }: Press & { readonly href: string }) {
  const onClick = (event: MouseEvent): void => {
    if (!isPrimaryClick(event)) return;
    event.preventDefault();
    void run();
  };
  // A mail program needs no tab.
  const tab = href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return { href, onClick, ...tab };
}

/** Whether a press leads out of the app. */
export function isExternal(press: Press): press is Press & { readonly href: string } {
  return press.href !== undefined;
}
