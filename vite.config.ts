import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { type UserConfig, defineConfig } from 'vite';

import budget from './budget.json' with { type: 'json' };
import { type ModuleGraph, isOfApp, purposes } from './scripts/first-load/chunks.ts';

const root = import.meta.dirname;

// Imported at run time, so that Vite does not bundle them: the compiler and the definitions it loads share one scope.
const compiler: typeof import('./compiler/emit/vite-plugin.ts') = await import(
  pathToFileURL(join(root, 'compiler/emit/vite-plugin.ts')).href
);
const icons: typeof import('./compiler/emit/icon-modules.ts') = await import(
  pathToFileURL(join(root, 'compiler/emit/icon-modules.ts')).href
);
const server: typeof import('./server/dev-sandbox.ts') = await import(
  pathToFileURL(join(root, 'server/dev-sandbox.ts')).href
);

/** The chunks that keep their names. */
const namedChunks = new Set(['vendor', 'app']);

/** What a chunk is in the source, characters, from where on it is compiled whole. */
const isLarge = 100_000;

/**
 * Most of a large chunk runs as soon as it is there: with this hint the browser compiles all of it beside the main thread
 * while it comes, which takes a fifth of the main thread's work off the start. Browsers that do not know it read a comment.
 */
const compileHint = ({ modules }: { modules: Record<string, { renderedLength: number }> }): string => {
  const length = Object.values(modules).reduce((sum, module) => sum + module.renderedLength, 0);
  return length < isLarge ? '' : '//# allFunctionsCalledOnLoad';
};

/** Libraries that the form library imports and no form needs: 37 kB of every first form. */
const leftOut = /^(?:markdown-to-jsx\/react|fast-uri|@x0k\/json-schema-merge(?:\/lib\/array)?)$/;

/** Mantine's palettes, 130 colors: the theme has its own. */
const palettes = /^\.\/default-colors\.mjs$/;

const configDir = resolve(root, process.env['KARAT_CONFIG'] ?? 'config');

const isWithApp = isOfApp(join(root, 'src/app/main.tsx'), Object.keys(budget.routes));

/** The build of the app; `KARAT_CONFIG` names another folder of config than `config/`, `KARAT_EXAMPLES` says that it has examples. */
export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  plugins: [
    react(),
    compiler.karatConfig({ root, configDir, hasExamples: process.env['KARAT_EXAMPLES'] === 'true' }),
    server.devSandbox(),
  ],
  resolve: {
    alias: [
      { find: leftOut, replacement: join(root, 'src/forms/left-out.ts') },
      // React has itself what this adds to its older versions.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // The dev server loads all of Mantine, whose provider reads them.
      ...(command === 'build' ? [{ find: palettes, replacement: join(root, 'src/ui/palettes.ts') }] : []),
    ],
  },
  build: {
    target: 'es2023',
    outDir: process.env['KARAT_DIST'] ?? 'dist',
    manifest: true,
    // Scripts are preloaded by the boot script and by the browser itself; only style sheets must be waited for.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps) => deps.filter((name) => name.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    // The vendor chunk; what a first load may weigh is in budget.json.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        postBanner: compileHint,
        // The first load lists the files of all screens: short names keep it small, and each hash tells all versions apart.
        chunkFileNames: ({ name }) => (namedChunks.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            // The libraries of every first load, which a new version of the app leaves in the cache.
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 },
            {
              name: (id: string, graph: ModuleGraph) => (isWithApp(id, graph) ? 'app' : null),
              debugName: 'app',
              priority: 1,
            },
            ...purposes,
          ],
        },
      },
    },
  },
  optimizeDeps: { include: command === 'serve' ? await icons.iconModules(root, configDir) : [] },
  server: { port: 5173 },
}));
