import { beforeEach, expect, test, vi } from 'vitest';

import { restart } from '../session/session.ts';
import { reloadOnce } from './missing-code.ts';

vi.mock(import('../session/session.ts'), async (original) => ({ ...(await original()), restart: vi.fn<() => void>() }));

const entry = document.createElement('link');
entry.dataset['entry'] = '';
entry.href = '/assets/main.js';
document.head.append(entry);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.mocked(restart).mockClear();
});

test('code that is missing reloads the page, once for each build', () => {
  reloadOnce();
  reloadOnce();
  expect(restart).toHaveBeenCalledOnce();
});

test('a page that is being left is not brought back by a reload; one that stays is reloaded', () => {
  dispatchEvent(new Event('beforeunload'));
  reloadOnce();
  expect(restart).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  reloadOnce();
  expect(restart).toHaveBeenCalledOnce();
});
