import { type Appearance, applyAppearance, keepAppearance, readAppearance } from '../boot/appearance.ts';
import { createStore, useStore } from '../values/store.ts';

const chosen = createStore(readAppearance());

/** What the user has chosen about the look of the app. */
export function usePreferences(): Appearance {
  return useStore(chosen);
}

/** Chooses, applies and remembers one of them. */
export function choosePreference(name: keyof Appearance, value: string): void {
  keepAppearance(name, value);
  applyAppearance();
  chosen.write(readAppearance());
}
