import { page as tab } from './testing/page.ts';
import { beforeEach, expect, test, vi } from 'vitest';

import { handoffOf } from './testing/handoff.ts';

beforeEach(() => {
  vi.resetModules();
  tab.tab.clear();
});

test('a search is kept for its screen in the tab, and forgotten where it is opened anew or emptied', async () => {
  const { forgetSearches, keepSearches, searchTyped } = await import('./searches.ts');
  keepSearches('/more', { search: 'anna@karat.test', other: 'b' });
  keepSearches('/more/partner', { search: 'c' });
  expect(searchTyped('/more', 'search')).toBe('anna@karat.test');
  keepSearches('/more', { other: '' });
  expect(searchTyped('/more', 'other')).toBeUndefined();
  forgetSearches('/more');
  expect(searchTyped('/more', 'search')).toBeUndefined();
  expect(searchTyped('/more/partner', 'search')).toBe('c');
  forgetSearches('/more/partner');
  expect(tab.tab.getItem('searches')).toBeNull();
});

test.each([
  [true, 'anna'],
  [false, undefined],
])('after a reload (%s) it is still there, in a page that is opened anew it is not', async (isReload, held) => {
  (await import('./searches.ts')).keepSearches('/more', { search: 'anna' });
  vi.resetModules();
  window.karatHandoff = handoffOf({ isReload });
  expect((await import('./searches.ts')).searchTyped('/more', 'search')).toBe(held);
});
