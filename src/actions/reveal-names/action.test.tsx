import { afterEach, expect, test } from 'vitest';

import { areNamesRevealed, revealNames } from '../../engine/privacy.ts';
import { recordedContext } from '../../engine/testing/action-context.ts';
import reveal from './action.ts';

afterEach(() => revealNames(false));

test('a tap shows the names in full, the next masks them; the tab alone keeps it', async () => {
  const { run, isPressed } = reveal({}, recordedContext());
  const before = [document.cookie, JSON.stringify(localStorage)];
  expect([areNamesRevealed(), isPressed?.()]).toEqual([false, false]);
  await run?.();
  expect([areNamesRevealed(), isPressed?.()]).toEqual([true, true]);
  expect([document.cookie, JSON.stringify(localStorage)]).toEqual(before);
  expect(sessionStorage.getItem('revealNames')).toBe('1');
  await run?.();
  expect([areNamesRevealed(), isPressed?.()]).toEqual([false, false]);
  expect(sessionStorage.getItem('revealNames')).toBeNull();
});
