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
 * The router's own link component, which its route classes carry along: the app's links are plain ones bound to actions, so
 * 1.7 kB of the first load would never run. Using it fails loudly.
 */
const withoutRouterLink: Plugin = {
  name: 'karat-without-router-link',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './link.js' && importer?.includes('/@tanstack/react-router/') ? '\0router-link' : undefined,
  load: (id) =>
    id === '\0router-link'
      ? ['Link', 'createLink', 'linkOptions', 'useLinkProps']
          .map((name) => `export const ${name} = () => { throw new Error('the router has no ${name} in this app'); };`)
          .join('\n')
      : undefined,
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
  plugins: [react(), withoutRouterLink, compiler.karatConfig({ root, configDir }), server.devSandbox()],
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
