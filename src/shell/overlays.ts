import { type ComponentType, useSyncExternalStore } from 'react';

/** What stands over any screen: it is told how it is closed. */
export type Overlay = ComponentType<{ readonly onClose: () => void }>;

let overlays: readonly Overlay[] = [];
const listeners = new Set<() => void>();

/** Lays something over the screen, over what lies there; an overlay is there once. */
export function lay(overlay: Overlay): void {
  set([...overlays.filter((one) => one !== overlay), overlay]);
}

/** Takes it away. */
export function lift(overlay: Overlay): void {
  set(overlays.filter((one) => one !== overlay));
}

/** What lies over the screen now, the topmost last. */
export function useOverlays(): readonly Overlay[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => overlays,
  );
}

function set(next: readonly Overlay[]): void {
  overlays = next;
  for (const listener of listeners) listener();
}
