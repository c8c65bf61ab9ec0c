import { defineConfig, devices } from '@playwright/test';
import { chromium } from './scripts/chromium.ts';
import { ports } from './tests/deploy/ports.ts';

const { path, args } = chromium();
const rules = Object.entries(ports).map(([host, port]) => `MAP ${host}:443 127.0.0.1:${port}`);

/** Tests of a deployment on a real nginx over TLS, with the sandbox as the API on a host of its own. */
export default defineConfig({
  testDir: 'tests/deploy',
  outputDir: 'test-results/deploy',
  forbidOnly: Boolean(process.env['CI']),
  // One nginx, one set of releases: the tests publish one after the other.
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '.cache/playwright-deploy.json' }]],
  use: {
    ...devices['Pixel 7'],
    baseURL: 'https://app.karat.test',
    ignoreHTTPSErrors: true,
    launchOptions: {
      args: [...args, `--host-resolver-rules=${rules.join(', ')}`],
      ...(path && { executablePath: path }),
    },
  },
});
