import { useSyncExternalStore } from 'react';

/** A short message that closes by itself (product.md §2). */
export interface ToastItem {
  readonly id: number;
  /** A locale key. */
  readonly text: string;
  readonly tone: 'positive' | 'negative';
}

let toasts: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast. */
export function tell(text: string, tone: ToastItem['tone'] = 'positive'): void {
  lastId += 1;
  set([...toasts, { id: lastId, text, tone }]);
}

/** Takes a toast away. */
export function dismiss(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** The toasts that show now, oldest first. */
export function useToasts(): readonly ToastItem[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
}

function set(next: readonly ToastItem[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
