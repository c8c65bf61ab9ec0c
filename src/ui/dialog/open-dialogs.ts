import { createStore } from '../../values/store.ts';

/** The close functions of the open dialogs, the topmost last. */
const open = createStore<readonly (() => void)[]>([]);

/** Registers an open dialog by its close function; returns a function to call once it is closed. */
export function enterDialog(close: () => void): () => void {
  open.write([...open.read(), close]);
  return () => open.write(open.read().filter((one) => one !== close));
}

/** The close function of the topmost dialog; undefined if none is open. */
export function topDialog(): (() => void) | undefined {
  return open.read().at(-1);
}

/** Calls `listener` whenever a dialog opens or closes; returns a function that stops it. */
export const onDialogs = open.subscribe;

// The page behind a dialog does not scroll (base.css) and is inert; toasts are outside it.
open.subscribe(() => {
  const isCovered = open.read().length > 0;
  document.documentElement.toggleAttribute('data-dialog', isCovered);
  document.getElementById('app')?.toggleAttribute('inert', isCovered);
});
