import { afterEach, expect, test, vi } from 'vitest';
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

test('a browser that blocks storage keeps nothing, and nothing fails', () => {
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(document, 'cookie', 'get').mockImplementation(denied);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(denied);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  for (const [place, key] of [
    ['device', 'lang'],
    ['tab', 'session'],
    ['cookie', 'scheme'],
  ] as const) {
    writeStored(place, key, 'light');
    expect(readStored(place, key)).toBeUndefined();
  }
  vi.restoreAllMocks();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied);
  vi.spyOn(console, 'error').mockReturnValue();
  writeStored('tab', 'session', 'light');
  expect(readStored('tab', 'session')).toBeUndefined();
  vi.restoreAllMocks();
});
