const open: (() => void)[] = [];
const listeners = new Set<() => void>();

/** Puts a dialog on top of those that are open; takes what closes it, returns what to call once it is gone. */
export function enterDialog(close: () => void): () => void {
  open.push(close);
  tellAll();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    tellAll();
  };
}

/** What closes the dialog on top; undefined where none is open. */
export function topDialog(): (() => void) | undefined {
  return open.at(-1);
}

/** Calls `listener` whenever a dialog has opened or gone; returns how to stop. */
export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellAll(): void {
  // The page behind a dialog does not scroll (base.css); `:has(dialog)` would have each change of the page restyle all of it.
  document.documentElement.toggleAttribute('data-dialog', open.length > 0);
  for (const listener of listeners) listener();
}
