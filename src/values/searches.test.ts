import { expect, test } from 'vitest';

import { forgetSearches, keepSearches, searchTyped } from './searches.ts';

test('a search is kept for its screen, and forgotten where another one is opened', () => {
  keepSearches('/more', { search: 'anna@karat.test' });
  expect(searchTyped('/more', 'search')).toBe('anna@karat.test');
  expect(searchTyped('/less', 'search')).toBeUndefined();
  forgetSearches();
  expect(searchTyped('/more', 'search')).toBeUndefined();
});
