import { defineConfig } from '@playwright/test';
import { e2ePort } from './scripts/e2e-port.ts';
import type { EngineOptions } from './tests/engines/stage.ts';

const baseURL = `http://localhost:${e2ePort()}`;

/** The main flows in three engines: the built app with a fresh sandbox. Drivers of the engines are in `tests/engines`. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  forbidOnly: Boolean(process.env['CI']),
  // One for each engine: the tests of a file run one after the other.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '.cache/playwright-engines.json' }]],
  use: { baseURL },
  projects: [
    { name: 'webkit', use: { engine: 'webkit' } },
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'chromium', use: { engine: 'chromium' } },
  ],
  globalTeardown: './scripts/no-csp-violations.ts',
  webServer: {
    command: `"${process.execPath}" scripts/serve-for-tests.ts`,
    url: baseURL,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
