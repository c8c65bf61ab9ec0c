import type { TextKey } from '../../generated/words/words.ts';
import { createStore, useStore } from '../values/store.ts';

/** A short message that closes by itself (product.md §2). */
export interface ToastItem {
  readonly text: TextKey;
  readonly tone: 'positive' | 'negative';
}

const queue = createStore<readonly ToastItem[]>([]);

/** Shows a toast once its code has loaded. */
export function showToast(text: TextKey, tone: ToastItem['tone'] = 'positive'): void {
  queue.write([...queue.read(), { text, tone }]);
}

/** Returns the queued toasts that are not visible yet, oldest first. */
export function useQueuedToasts(): readonly ToastItem[] {
  return useStore(queue);
}

/** Removes the queued toasts and returns them for display; each is returned once. */
export function takeQueuedToasts(): readonly ToastItem[] {
  const taken = queue.read();
  if (taken.length > 0) queue.write([]);
  return taken;
}
