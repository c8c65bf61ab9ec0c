import type { TextKey } from '../../generated/words/words.ts';
import { createStore, useStore } from '../values/store.ts';

/** A short message that closes by itself (product.md §2). */
export interface ToastItem {
  readonly text: TextKey;
  readonly tone: 'positive' | 'negative';
}

const told = createStore<readonly ToastItem[]>([]);

/** Shows a toast, once the code for it is there. */
export function tell(text: TextKey, tone: ToastItem['tone'] = 'positive'): void {
  told.write([...told.read(), { text, tone }]);
}

/** The toasts that were told and do not show yet, oldest first. */
export function useToldToasts(): readonly ToastItem[] {
  return useStore(told);
}

/** Takes these toasts away to show them; each is given once. */
export function takeToldToasts(): readonly ToastItem[] {
  const taken = told.read();
  if (taken.length > 0) told.write([]);
  return taken;
}
