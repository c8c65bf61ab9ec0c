import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '../..');
const compiler: typeof import('../../compiler/emit/vite-plugin.ts') = await import(
  pathToFileURL(join(root, 'compiler/emit/vite-plugin.ts')).href
);

/** The tests in Node that mutants run (`MUTANT_TESTS`), with the modules made from config/. */
export default defineConfig({
  root,
  plugins: [compiler.karatConfig({ root })],
  test: {
    environment: 'node',
    setupFiles: ['tests/property-seed.ts', 'scripts/mutants/property-runs.ts'],
    include: (process.env['MUTANT_TESTS'] ?? 'src/**/*.test.ts').split(','),
    testTimeout: 120_000,
  },
});
