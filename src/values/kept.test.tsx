import { afterEach, expect, test } from 'vitest';
import { keep, kept } from './kept.ts';

afterEach(() => {
  keep('cookie', 'scheme', undefined);
  document.cookie = 'other-scheme=; max-age=0';
});

test.each([
  ['on the device', () => kept('device', 'lang'), (text?: string) => keep('device', 'lang', text)],
  ['with the tab', () => kept('tab', 'drafts'), (text?: string) => keep('tab', 'drafts', text)],
  ['in a cookie', () => kept('cookie', 'scheme'), (text?: string) => keep('cookie', 'scheme', text)],
])('what is kept %s is there until it is forgotten', (_, read, write) => {
  expect(read()).toBeUndefined();
  write('light');
  expect(read()).toBe('light');
  write();
  expect(read()).toBeUndefined();
});

test('a cookie whose name ends alike is another', () => {
  document.cookie = 'other-scheme=dark';
  expect(kept('cookie', 'scheme')).toBeUndefined();
  keep('cookie', 'scheme', 'light');
  expect(kept('cookie', 'scheme')).toBe('light');
});
