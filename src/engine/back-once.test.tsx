import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backOnce } from './back-once.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A history whose steps do not arrive by themselves, as those of a browser take a while. */
function slowHistory() {
  const history = createMemoryHistory();
  return { history, back: vi.spyOn(history, 'back').mockImplementation(() => undefined) };
}

test('two taps at once are one step; the next tap after the page is there is another', () => {
  const { history, back } = slowHistory();
  backOnce(history);
  backOnce(history);
  expect(back).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PopStateEvent('popstate'));
  backOnce(history);
  expect(back).toHaveBeenCalledTimes(2);
});

test('a step that never arrives stops no tap after a second', () => {
  const { history, back } = slowHistory();
  backOnce(history);
  vi.advanceTimersByTime(1000);
  backOnce(history);
  expect(back).toHaveBeenCalledTimes(2);
});
