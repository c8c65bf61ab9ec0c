import { useSyncExternalStore } from 'react';

import { type Appearance, applyAppearance, keepAppearance, readAppearance } from '../boot/appearance.ts';

let chosen: Appearance | undefined;
const listeners = new Set<() => void>();

function read(): Appearance {
  return (chosen ??= readAppearance());
}

/** What the user has chosen about the look of the app. */
export function usePreferences(): Appearance {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
}

/** Chooses, applies and remembers one of them. */
export function choosePreference(name: keyof Appearance, value: string): void {
  keepAppearance(name, value);
  applyAppearance();
  chosen = undefined;
  for (const listener of listeners) listener();
}
