import type { ScreenModule } from 'engine/runtime/screen-model.ts';
import { createStore } from '../../src/values/store.ts';

/** The code of screens that came after the page had loaded. */
interface Newest {
  readonly screens: ReadonlyMap<string, ScreenModule>;
  /** Rises when plain values have changed. */
  readonly version: number;
}

/** The newest code of the screens. */
export const newest = createStore<Newest>({ screens: new Map(), version: 0 });

/** Shows new code of screens, by their paths; `hasValues` when plain values have changed with it. */
export function show(screens: ReadonlyMap<string, ScreenModule>, hasValues: boolean): void {
  const before = newest.read();
  newest.write({ screens: new Map([...before.screens, ...screens]), version: before.version + (hasValues ? 1 : 0) });
}
