import type { ComponentType } from 'react';

import { createStore, useStore } from '../values/store.ts';

/** A component shown above any screen; `onClose` closes it. */
export type Overlay = ComponentType<{ readonly onClose: () => void }>;

const overlays = createStore<readonly Overlay[]>([]);

/** Shows an overlay on top of all others; each overlay is shown at most once. */
export function showOverlay(overlay: Overlay): void {
  overlays.write([...overlays.read().filter((one) => one !== overlay), overlay]);
}

/** Removes an overlay. */
export function hideOverlay(overlay: Overlay): void {
  overlays.write(overlays.read().filter((one) => one !== overlay));
}

/** The current overlays, the topmost last. */
export function useOverlays(): readonly Overlay[] {
  return useStore(overlays);
}
