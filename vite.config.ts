import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { type Plugin, type UserConfig, defineConfig } from 'vite';

import { chunkGroups } from './scripts/chunk-groups.ts';

const root = import.meta.dirname;

// Imported at run time, so that Vite does not bundle them: the compiler and the definitions it loads share one scope.
const compiler: typeof import('./compiler/vite-plugin.ts') = await import(
  pathToFileURL(join(root, 'compiler/vite-plugin.ts')).href
);
const icons: typeof import('./compiler/icon-modules.ts') = await import(
  pathToFileURL(join(root, 'compiler/icon-modules.ts')).href
);
const server: typeof import('./server/dev-sandbox.ts') = await import(
  pathToFileURL(join(root, 'server/dev-sandbox.ts')).href
);

/**
 * Parts of libraries that their classes carry along although this app never runs them, 2 kB of the first load: the router's
 * own link component (links are plain ones bound to actions) and infinite queries (lists ask page by page).
 */
const unusedParts = [
  { file: './link.js', of: '/@tanstack/react-router/', exports: ['Link', 'createLink', 'linkOptions', 'useLinkProps'] },
  {
    file: './infiniteQueryBehavior.js',
    of: '/@tanstack/query-core/',
    exports: ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
  },
];

/** Leaves the unused parts out; using one fails loudly. */
const withoutUnusedParts: Plugin = {
  name: 'karat-without-unused-parts',
  enforce: 'pre',
  resolveId: (source, importer) =>
    unusedParts.some(({ file, of }) => source === file && importer?.includes(of)) ? `\0unused ${source}` : undefined,
  load: (id) =>
    unusedParts
      .find(({ file }) => id === `\0unused ${file}`)
      ?.exports.map((name) => `export const ${name} = () => { throw new Error('${name} is not part of this app'); };`)
      .join('\n'),
};

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

const configDir = resolve(root, process.env['KARAT_CONFIG'] ?? 'config');

/** The build of the app; `KARAT_CONFIG` names another folder of config than `config/`. */
export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  plugins: [react(), withoutUnusedParts, compiler.karatConfig({ root, configDir }), server.devSandbox()],
  // Its shim is for React before 18.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
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
    rolldownOptions: {
      output: {
        // Every first load names all chunks of the app; what tells their versions apart cannot be compressed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:5][extname]',
        postBanner: compileHint,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [...chunkGroups],
        },
      },
    },
  },
  optimizeDeps: { include: command === 'serve' ? await icons.iconModules(root, configDir) : [] },
  server: { port: 5173 },
}));
