import type { ScreenModule } from '../../src/engine/screen-model.ts';

/** The code of screens that came after the page had loaded. */
interface Newest {
  readonly screens: ReadonlyMap<string, ScreenModule>;
  /** Rises when plain values have changed. */
  readonly version: number;
}

let state: Newest = { screens: new Map(), version: 0 };
const listeners = new Set<() => void>();

/** The newest code of the screens. */
export const newest = (): Newest => state;

/** Calls `listener` after each change. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows new code of screens, by their paths; `hasValues` when plain values have changed with it. */
export function show(screens: ReadonlyMap<string, ScreenModule>, hasValues: boolean): void {
  state = { screens: new Map([...state.screens, ...screens]), version: state.version + (hasValues ? 1 : 0) };
  for (const listener of listeners) listener();
}
