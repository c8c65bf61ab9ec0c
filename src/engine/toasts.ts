import type { ReactNode } from 'react';

import type { TextKey } from '../../generated/words/words.ts';
import { runtime } from '../runtime/runtime.ts';
import { createStore, useStore } from '../values/store.ts';

/** A short message; it closes by itself unless `isLasting` (SH-13). */
export interface ToastItem {
  readonly text: TextKey;
  readonly tone: 'positive' | 'negative';
  /** The values of the text. */
  readonly with?: { readonly language: string } | undefined;
  /** What to do, below the text. */
  readonly detail?: TextKey | undefined;
  /** What stands below the text, such as a link, which closes the toast. */
  readonly more?: ReactNode;
  /** Whether it stays until it is closed. */
  readonly isLasting?: boolean | undefined;
  /** Closes it once it resolves. */
  readonly until?: Promise<void> | undefined;
}

const queue = createStore<readonly ToastItem[]>([]);

/** Shows a toast once its code has loaded. */
export function showToast(
  text: TextKey,
  tone: ToastItem['tone'] = 'positive',
  more?: Omit<ToastItem, 'text' | 'tone'>,
): void {
  runtime.buzz(tone === 'positive' ? 'success' : 'error');
  queue.write([...queue.read(), { text, tone, ...more }]);
}

/** Returns the queued toasts that are not visible yet, oldest first. */
export function useQueuedToasts(): readonly ToastItem[] {
  return useStore(queue);
}

/** Removes the queued toasts and returns them for display; each is returned once. */
export function takeQueuedToasts(): readonly ToastItem[] {
  const queued = queue.read();
  if (queued.length > 0) queue.write([]);
  return queued;
}
