import { afterEach, expect, test } from 'vitest';

import { bridgePlace } from './bridge.ts';

afterEach(() => void Reflect.deleteProperty(window, 'TelegramWebviewProxy'));

/** Where a page without anything of a messenger is: the tests run in a frame of their runner. */
const bare = window.parent === window ? undefined : 'frame';

test('a native web view is known by what takes messages, and by nothing that only has its name', () => {
  expect(bridgePlace()).toBe(bare);
  for (const proxy of [true, {}, { postEvent: 'yes' }]) {
    Object.assign(window, { TelegramWebviewProxy: proxy });
    expect(bridgePlace()).toBe(bare);
  }
  Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } });
  expect(bridgePlace()).toBe('native');
});
