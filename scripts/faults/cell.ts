import type { FaultKind } from './kinds.ts';
import { type PageState, wrongZeros } from './page-state.ts';
import type { Call, FaultTab } from './tab.ts';

/** A screen whose call has a fault. */
export interface Cell {
  readonly path: string;
  readonly call: Call;
  readonly kind: FaultKind;
}

/** The greatest layout shift that a fault may cause. */
const shiftLimit = 0.05;
/** How often a user tries again at most. */
const tries = 3;

/** Plays a cell and returns what is wrong; `usual` is the screen without a fault. */
export async function playCell(
  tab: FaultTab,
  { path, call, kind }: Cell,
  usual: PageState,
): Promise<readonly string[]> {
  const state = await tab.open(path, { call, kind });
  const wrong = [...state.slips].map((slip) => `it says "${slip}"`);
  if (state.isBlank && !(kind.isDelayed === true && state.isLoading)) wrong.push('the page is blank');
  const zeros = kind.isTrue === true ? [] : wrongZeros(state, usual);
  for (const zero of zeros) wrong.push(`it shows ${zero} for what is not known`);
  if (!state.isLoading) {
    wrong.push(...(await tab.misfits()));
    const { sum, moved } = await tab.shift();
    if (sum > shiftLimit) wrong.push(`the layout shifts by ${sum.toFixed(3)}: ${moved.slice(0, 4).join(', ')}`);
  }
  // A true answer is nothing to recover from.
  if (kind.isTrue !== true && !(await recovers(tab, kind, state, usual)))
    wrong.push('it does not recover when the fault is over');
  return [...wrong, ...tab.errors().map((error) => `uncaught: ${error}`)];
}

async function recovers(tab: FaultTab, kind: FaultKind, first: PageState, usual: PageState): Promise<boolean> {
  let state = first;
  await tab.lift();
  if (kind.isDelayed === true) state = await tab.settled();
  for (let triesLeft = tries; triesLeft > 0 && state.words !== usual.words; triesLeft -= 1) {
    if (kind.endsSession === true && (await tab.offersSignIn())) return true;
    state = await tab.tryAgain();
  }
  return state.words === usual.words;
}
