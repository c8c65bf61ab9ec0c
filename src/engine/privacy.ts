import { useSyncExternalStore } from 'react';

import type { NumberStyle } from '../i18n/format/number.ts';

/** A cookie, because local storage holds nothing but the welcome flag and the language (product.md §3). */
const cookie = 'hideAmounts';
const oneYear = 31_536_000;

let isHidden = document.cookie.split('; ').includes(`${cookie}=1`);
const listeners = new Set<() => void>();

/** What stands in place of an amount. */
export const hiddenAmount = '••••';

/** Hides or shows every amount, and remembers it. */
export function hideAmounts(next: boolean): void {
  isHidden = next;
  document.cookie = `${cookie}=${next ? 1 : 0}; path=/; max-age=${next ? oneYear : 0}; samesite=strict`;
  for (const listener of listeners) listener();
}

/** Whether amounts are hidden. */
export function useIsHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isHidden,
  );
}

/** Whether amounts are hidden now, outside of components. */
export function areAmountsHidden(): boolean {
  return isHidden;
}

const privateStyles: ReadonlySet<NumberStyle> = new Set(['token', 'balance', 'profit', 'dollars', 'dollarsChange']);

/** Whether a number of this style tells what somebody owns; prices, limits and counts do not. */
export function isPrivate(style: NumberStyle): boolean {
  return privateStyles.has(style);
}
