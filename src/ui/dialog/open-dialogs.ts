import { createStore } from '../../values/store.ts';

/** What closes each dialog that is open, the topmost last. */
const open = createStore<readonly (() => void)[]>([]);

/** Puts a dialog on top of those that are open; takes what closes it, returns what to call once it is closed. */
export function enterDialog(close: () => void): () => void {
  open.write([...open.read(), close]);
  return () => open.write(open.read().filter((one) => one !== close));
}

/** What closes the dialog on top; undefined where none is open. */
export function topDialog(): (() => void) | undefined {
  return open.read().at(-1);
}

/** Calls `listener` whenever a dialog has opened or closed; returns how to stop. */
export const onDialogs = open.subscribe;

// The page behind a dialog does not scroll (base.css), and nobody gets there; toasts stand outside of it.
open.subscribe(() => {
  const isCovered = open.read().length > 0;
  document.documentElement.toggleAttribute('data-dialog', isCovered);
  document.getElementById('app')?.toggleAttribute('inert', isCovered);
});
