import type { NumberStyle } from '../i18n/format/number.ts';
import { painted } from '../values/painted.ts';
import { writeStored, readStored } from '../values/stored.ts';
import { createStore, useStore } from '../values/store.ts';

/** What the user chose last. */
const chosen = createStore(readStored('cookie', 'hideAmounts') === '1');
/** What is shown: a choice shows after the next paint, which shows it on its button. */
const hidden = createStore(chosen.read());
/** Kept in the tab for its user. */
const revealed = createStore(readStored('tab', 'revealNames') === '1');

/** Replaces a hidden amount. */
export const hiddenAmount = '••••';

/** Hides or shows all amounts, and stores the choice. */
export function hideAmounts(next: boolean): void {
  writeStored('cookie', 'hideAmounts', next ? '1' : undefined);
  chosen.write(next);
  void painted().then(() => hidden.write(chosen.read()));
}

/** Whether the user chose to hide amounts, for the button that does it. */
export function useIsHidingChosen(): boolean {
  return useStore(chosen);
}

/** Whether amounts are hidden. */
export function useIsHidden(): boolean {
  return useStore(hidden);
}

/** Whether amounts are hidden now, outside of components. */
export const areAmountsHidden = chosen.read;

/** Shows or masks e-mails of other people, for as long as the tab has its user. */
export function revealNames(next: boolean): void {
  writeStored('tab', 'revealNames', next ? '1' : undefined);
  revealed.write(next);
}

/** Whether e-mails of other people are shown in full. */
export function useAreNamesRevealed(): boolean {
  return useStore(revealed);
}

/** The same, outside of components. */
export const areNamesRevealed = revealed.read;

const privateStyles: ReadonlySet<NumberStyle> = new Set([
  'token',
  'brief',
  'balance',
  'profit',
  'dollars',
  'dollarsChange',
  'percent',
]);

/** Whether a number of this style reveals holdings or shares; prices, limits and counts do not. */
export function isPrivate(style: NumberStyle): boolean {
  return privateStyles.has(style);
}
