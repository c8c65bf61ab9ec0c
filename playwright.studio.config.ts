import { defineConfig } from '@playwright/test';
import { chromium } from './scripts/chromium.ts';

const { path, args } = chromium();

/** Tests of Studio: its server with a copy of config/, its page in a real browser, and the app in its preview. */
export default defineConfig({
  testDir: 'tests/studio',
  outputDir: 'test-results/studio',
  forbidOnly: Boolean(process.env['CI']),
  // One Studio, one copy of config/: the tests edit it one after the other.
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '.cache/playwright-studio.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { args: [...args], ...(path && { executablePath: path }) },
  },
});
