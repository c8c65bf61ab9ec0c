import type { TextKey } from '../../generated/words/words.ts';
import { createStore, useStore } from '../values/store.ts';

/** A short message that closes by itself (product.md §2). */
export interface ToastItem {
  readonly id: number;
  readonly text: TextKey;
  readonly tone: 'positive' | 'negative';
}

const toasts = createStore<readonly ToastItem[]>([]);
let lastId = 0;

/** Shows a toast. */
export function tell(text: TextKey, tone: ToastItem['tone'] = 'positive'): void {
  lastId += 1;
  toasts.write([...toasts.read(), { id: lastId, text, tone }]);
}

/** Takes a toast away. */
export function dismiss(id: number): void {
  toasts.write(toasts.read().filter((toast) => toast.id !== id));
}

/** The toasts that show now, oldest first. */
export function useToasts(): readonly ToastItem[] {
  return useStore(toasts);
}
