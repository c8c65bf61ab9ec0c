import { afterEach, expect, test } from 'vitest';

import { areNamesRevealed, revealNames } from '../../engine/privacy.ts';
import { recordedContext } from '../../engine/testing/action-context.ts';
import reveal from './action.ts';

afterEach(() => revealNames(false));

test('a tap shows the names in full, the next masks them, and neither is kept', async () => {
  const { run, isPressed } = reveal({}, recordedContext());
  const before = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  expect([areNamesRevealed(), isPressed?.()]).toEqual([false, false]);
  await run?.();
  expect([areNamesRevealed(), isPressed?.()]).toEqual([true, true]);
  expect([document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)]).toEqual(before);
  await run?.();
  expect([areNamesRevealed(), isPressed?.()]).toEqual([false, false]);
});
