import type { PlaywrightTestConfig } from '@playwright/test';
import { e2ePort } from './e2e-port.ts';

/** What all tests in a browser share; `folder` is theirs in `tests`. Nothing is tried twice. */
export function browserTests(
  folder: string,
): Required<Pick<PlaywrightTestConfig, 'testDir' | 'outputDir' | 'forbidOnly' | 'retries' | 'reporter'>> {
  return {
    testDir: `tests/${folder}`,
    outputDir: `test-results/${folder}`,
    forbidOnly: Boolean(process.env['CI']),
    retries: 0,
    reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? `.cache/playwright-${folder}.json` }]],
  };
}

/** The address of the built app in `servedApp`. */
export const baseURL = `http://localhost:${e2ePort()}`;

/** The built app with a fresh sandbox; at the end there must be no violation of the policy of its pages. */
export const servedApp = {
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
} as const;
