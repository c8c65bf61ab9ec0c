import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

// Imported at run time, so that Vite does not bundle them: the compiler and the definitions it loads share one scope.
const compiler: typeof import('./compiler/vite-plugin.ts') = await import(
  pathToFileURL(join(root, 'compiler/vite-plugin.ts')).href
);
const server: typeof import('./server/dev-sandbox.ts') = await import(
  pathToFileURL(join(root, 'server/dev-sandbox.ts')).href
);

/** Libraries of every first load, in one chunk that a new version of the app leaves in the cache. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core)|i18next|react-i18next|zod|big\.js|use-sync-external-store)\//;
/** From how many chunks that share a module on it is in the common one. */
const manyShare = 6;

/** The build of the app; `KARAT_CONFIG` names another folder of config than `config/`. */
export default defineConfig({
  plugins: [
    react(),
    compiler.karatConfig({ root, configDir: resolve(root, process.env['KARAT_CONFIG'] ?? 'config') }),
    server.devSandbox(),
  ],
  build: {
    target: 'es2023',
    outDir: process.env['KARAT_DIST'] ?? 'dist',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor },
            { name: 'app', minShareCount: manyShare, test: /\/src\// },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
});
