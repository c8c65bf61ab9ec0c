import { createStore } from '../values/store.ts';
import { readStored, writeStored } from '../values/stored.ts';
import { type Watch, readWatch, storedPart } from './outcomes.ts';

/** The watch of this tab's user; undefined before it begins. */
export const watchStore = createStore<Watch | undefined>(readWatch(readStored('tab', 'outcomes')));

/** Replaces the watch, also for the next page of this tab. */
export function keepWatch(watch: Watch | undefined): void {
  writeStored('tab', 'outcomes', watch && JSON.stringify(storedPart(watch)));
  watchStore.write(watch);
}
