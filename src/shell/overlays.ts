import type { ComponentType } from 'react';

import { createStore, useStore } from '../values/store.ts';

/** What stands over any screen: it is told how it is closed. */
export type Overlay = ComponentType<{ readonly onClose: () => void }>;

const overlays = createStore<readonly Overlay[]>([]);

/** Lays something over the screen, over what lies there; an overlay is there once. */
export function lay(overlay: Overlay): void {
  overlays.write([...overlays.read().filter((one) => one !== overlay), overlay]);
}

/** Takes it away. */
export function lift(overlay: Overlay): void {
  overlays.write(overlays.read().filter((one) => one !== overlay));
}

/** What lies over the screen now, the topmost last. */
export function useOverlays(): readonly Overlay[] {
  return useStore(overlays);
}
