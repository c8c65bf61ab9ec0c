import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './scripts/chromium.ts';

/**
 * Two kinds of tests, both beside what they test: `*.test.ts` in Node, `*.test.tsx` in Chromium with the app's own Vite
 * configuration.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,compiler,sandbox,server,scripts,bench,tests/contract}/**/*.test.ts'],
        },
      },
      {
        extends: existsSync('vite.config.ts') ? './vite.config.ts' : true,
        optimizeDeps: { entries: ['src/**/*.test.tsx', 'src/**/*.{ts,tsx}', '!src/**/*.test.ts'] },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromium().path, args: [...chromium().args] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
