import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import { useArePicturesThere } from './pictures.ts';

const pictures = ['/a.svg', '/b.svg', '/c.svg', '/d.svg'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('E-08 the wait for pictures that never come ends after 1200 ms, not before', async () => {
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => undefined));
  const { act, result } = await renderHook(() => useArePicturesThere(pictures));
  expect(decode).toHaveBeenCalledTimes(4);
  await act(() => vi.advanceTimersByTime(1199));
  expect(result.current).toBe(false);
  await act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

test('E-07 E-08 pictures that are there, or cannot be had, end the wait at once', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValueOnce().mockRejectedValue(new Error('no picture'));
  const { act, result } = await renderHook(() => useArePicturesThere(pictures));
  await act(() => Promise.resolve());
  await expect.poll(() => result.current).toBe(true);
});
