import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { playwright } from '@vitest/browser-playwright';
import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config';
import { chromiumWith } from './scripts/chromium.ts';

const root = import.meta.dirname;

// Imported at run time, as in vite.config.ts.
const compiler: typeof import('./compiler/emit/vite-plugin.ts') = await import(
  pathToFileURL(join(root, 'compiler/emit/vite-plugin.ts')).href
);

/** A test may take this long on a busy machine, ms. */
const patience = 20_000;
/** What a test waits for may take this long, ms. */
const expected = { poll: { timeout: 15_000 } };

/**
 * Tests in Node. Modules of the app hold its state, so each of its files has its own copy (`isolate`); the others share
 * theirs, which are read once.
 */
const inNode = (name: string, include: string[], isolate: boolean): TestProjectInlineConfiguration => ({
  plugins: [compiler.karatConfig({ root })],
  test: {
    name,
    include,
    isolate,
    environment: 'node',
    setupFiles: ['tests/property-seed.ts', ...(isolate ? [] : ['studio/testing/fields.ts'])],
    testTimeout: patience,
    hookTimeout: patience,
    expect: expected,
  },
});

/**
 * Two kinds of tests, both beside what they test: `*.test.ts` in Node, `*.test.tsx` in Chromium with the app's own Vite
 * configuration; both with the modules made from config/.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      inNode('app', ['{engine,src}/**/*.test.ts'], true),
      inNode(
        'node',
        ['{compiler,sandbox,server,scripts,studio,deploy,bench,packages,tests/contract}/**/*.test.ts'],
        false,
      ),
      {
        extends: './vite.config.ts',
        // What is found while tests run would reload the page under them.
        optimizeDeps: {
          entries: [
            '{engine,src}/**/*.{ts,tsx}',
            '!**/*.test.ts',
            '!engine/example/**',
            '!src/**/definition.ts',
            '!engine/schema/**',
            '!src/schema/**',
          ],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@mantine/core',
            '@mantine/hooks',
            '@mantine/notifications',
            'clsx',
            'react-i18next',
          ],
          exclude: ['vitest', 'vitest-browser-react'],
        },
        test: {
          name: 'browser',
          include: ['{engine,src}/**/*.test.tsx'],
          testTimeout: patience,
          hookTimeout: patience,
          expect: expected,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumWith() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
