import { afterEach, expect, test } from 'vitest';

import { bridgePlace } from './bridge.ts';

afterEach(() => void Reflect.deleteProperty(window, 'TelegramWebviewProxy'));

/** The place of a page without messenger objects; the test runner may run the tests in a frame. */
const bare = window.parent === window ? undefined : 'frame';

test('a native web view is recognized by its message functions, not by the name of the object alone', () => {
  expect(bridgePlace()).toBe(bare);
  for (const proxy of [true, {}, { postEvent: 'yes' }]) {
    Object.assign(window, { TelegramWebviewProxy: proxy });
    expect(bridgePlace()).toBe(bare);
  }
  Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } });
  expect(bridgePlace()).toBe('native');
});
