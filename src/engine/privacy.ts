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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether amounts are hidden. */
export function useIsHidden(): boolean {
  return useSyncExternalStore(subscribe, areAmountsHidden);
}

/** Whether amounts are hidden now, outside of components. */
export function areAmountsHidden(): boolean {
  return isHidden;
}

let areRevealed = false;

/** Shows e-mails of other people in full, or masks them; the screen masks them again when it is left. */
export function revealNames(next: boolean): void {
  areRevealed = next;
  for (const listener of listeners) listener();
}

/** Whether e-mails of other people are shown in full. */
export function useAreNamesRevealed(): boolean {
  return useSyncExternalStore(subscribe, areNamesRevealed);
}

/** The same, outside of components. */
export function areNamesRevealed(): boolean {
  return areRevealed;
}

const privateStyles: ReadonlySet<NumberStyle> = new Set([
  'token',
  'balance',
  'profit',
  'dollars',
  'dollarsChange',
  'percent',
]);

/** Whether a number of this style tells what somebody owns, or which part of something; prices, limits and counts do not. */
export function isPrivate(style: NumberStyle): boolean {
  return privateStyles.has(style);
}
