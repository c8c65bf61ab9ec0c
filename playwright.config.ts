import { defineConfig, devices } from '@playwright/test';
import { baseURL, browserTests, servedApp } from './scripts/browser-tests.ts';
import { chromiumWith } from './scripts/chromium.ts';

/** Names under which tests open the app to see what depends on the host. */
const hostNames = '--host-resolver-rules=MAP *.test 127.0.0.1';

/** One pixel for each CSS pixel: no test looks closer, and drawing takes a fifth of the processor less. */
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/** The tests in which things move as on most devices: of dialogs, toasts, navigation, early taps, starts and the messenger. */
const moving = new RegExp(
  `/e2e/(messenger/(?!runtime)\\w+|${[
    'accessibility/keyboard',
    'account/appearance',
    'account/language',
    'forms/early-taps',
    'home/chart',
    'home/why',
    'lists/filters',
    'lists/list-and-detail',
    'network/late-answers',
    'shell/back',
    'shell/shell',
    'shell/toasts',
    'start/entry',
    'start/slow-start',
    'start/warning',
    'start/welcome',
  ].join('|')})\\.spec\\.ts$`,
);

/** End-to-end tests: the built app with a fresh sandbox, in a real browser. */
export default defineConfig({
  ...browserTests('e2e'),
  ...servedApp,
  fullyParallel: true,
  // Tests wait for part of their time: on two processors a third worker made a sample of 50 tests a tenth shorter.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    // It would answer in place of the routes of the tests; those of the start without a network allow it.
    serviceWorkers: 'block',
    // Tracing takes more of the processor than the tests: on demand only.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: chromiumWith(hostNames),
  },
  // Placeholders that pulse are drawn 60 times a second: without them a page takes a sixth of the processor less.
  projects: [
    { name: 'moving', testMatch: moving, use: phone },
    { name: 'still', testIgnore: moving, use: { ...phone, contextOptions: { reducedMotion: 'reduce' } } },
  ],
});
