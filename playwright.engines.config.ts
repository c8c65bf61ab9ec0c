import { defineConfig } from '@playwright/test';
import { baseURL, browserTests, servedApp } from './scripts/browser-tests.ts';
import type { EngineOptions } from './tests/engines/stage.ts';

/** The main flows in three engines: the built app with a fresh sandbox. Drivers of the engines are in `tests/engines`. */
export default defineConfig<object, EngineOptions>({
  ...browserTests('engines'),
  ...servedApp,
  // One for each engine: the tests of a file run one after the other.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: { baseURL },
  projects: [
    { name: 'webkit', use: { engine: 'webkit' } },
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'chromium', use: { engine: 'chromium' } },
  ],
});
