import { type Appearance, applyAppearance, keepAppearance, readAppearance } from '../boot/appearance.ts';
import { createStore, useStore } from '../values/store.ts';

const chosen = createStore(readAppearance());

/** Returns the user's appearance preferences. */
export function usePreferences(): Appearance {
  return useStore(chosen);
}

/** Sets, applies and stores a preference. */
export function choosePreference(name: keyof Appearance, value: string): void {
  keepAppearance(name, value);
  applyAppearance();
  chosen.write(readAppearance());
}
