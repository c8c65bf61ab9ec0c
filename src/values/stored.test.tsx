import { afterEach, expect, test } from 'vitest';
import { writeStored, readStored } from './stored.ts';

afterEach(() => {
  writeStored('cookie', 'scheme', undefined);
  document.cookie = 'other-scheme=; max-age=0';
});

test.each([
  ['on the device', () => readStored('device', 'lang'), (text?: string) => writeStored('device', 'lang', text)],
  ['with the tab', () => readStored('tab', 'drafts'), (text?: string) => writeStored('tab', 'drafts', text)],
  ['in a cookie', () => readStored('cookie', 'scheme'), (text?: string) => writeStored('cookie', 'scheme', text)],
])('what is kept %s is there until it is forgotten', (_, read, write) => {
  expect(read()).toBeUndefined();
  write('light');
  expect(read()).toBe('light');
  write();
  expect(read()).toBeUndefined();
});

test('a cookie whose name has the same ending is ignored', () => {
  document.cookie = 'other-scheme=dark';
  expect(readStored('cookie', 'scheme')).toBeUndefined();
  writeStored('cookie', 'scheme', 'light');
  expect(readStored('cookie', 'scheme')).toBe('light');
});
