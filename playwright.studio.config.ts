import { defineConfig } from '@playwright/test';
import { browserTests } from './scripts/browser-tests.ts';
import { chromiumWith } from './scripts/chromium.ts';

/** Tests of Studio: its server with a copy of config/, its page in a real browser, and the app in its preview. */
export default defineConfig({
  ...browserTests('studio'),
  // One Studio, one copy of config/: the tests edit it one after the other.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumWith(),
  },
});
