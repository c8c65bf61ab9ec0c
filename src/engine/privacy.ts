import type { NumberStyle } from '../i18n/format/number.ts';
import { keep, kept } from '../values/kept.ts';
import { createStore, useStore } from '../values/store.ts';

const hidden = createStore(kept('cookie', 'hideAmounts') === '1');
/** Never remembered. */
const revealed = createStore(false);

/** What stands in place of an amount. */
export const hiddenAmount = '••••';

/** Hides or shows every amount, and remembers it. */
export function hideAmounts(next: boolean): void {
  keep('cookie', 'hideAmounts', next ? '1' : undefined);
  hidden.write(next);
}

/** Whether amounts are hidden. */
export function useIsHidden(): boolean {
  return useStore(hidden);
}

/** Whether amounts are hidden now, outside of components. */
export const areAmountsHidden = hidden.read;

/** Shows e-mails of other people in full, or masks them; the screen masks them again when it is left. */
export const revealNames = revealed.write;

/** Whether e-mails of other people are shown in full. */
export function useAreNamesRevealed(): boolean {
  return useStore(revealed);
}

/** The same, outside of components. */
export const areNamesRevealed = revealed.read;

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
