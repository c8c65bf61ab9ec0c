import { afterEach, expect, test } from 'vitest';

import { areAmountsHidden, hideAmounts } from '../../engine/privacy.ts';
import { recordedContext } from '../../engine/testing/action-context.ts';
import hide from './action.ts';

afterEach(() => hideAmounts(false));

test('a tap hides the amounts, the next shows them, and the switch says which', async () => {
  const { run, isPressed } = hide({}, recordedContext());
  expect([areAmountsHidden(), isPressed?.()]).toEqual([false, false]);
  await run?.();
  expect([areAmountsHidden(), isPressed?.()]).toEqual([true, true]);
  expect(document.cookie).toContain('hideAmounts=1');
  await run?.();
  expect([areAmountsHidden(), isPressed?.()]).toEqual([false, false]);
  expect(document.cookie).not.toContain('hideAmounts');
});
