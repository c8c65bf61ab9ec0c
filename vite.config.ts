import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';

const root = import.meta.dirname;

// Imported at run time, so that Vite does not bundle them: the compiler and the definitions it loads share one scope.
const compiler: typeof import('./compiler/vite-plugin.ts') = await import(
  pathToFileURL(join(root, 'compiler/vite-plugin.ts')).href
);
const server: typeof import('./server/dev-sandbox.ts') = await import(
  pathToFileURL(join(root, 'server/dev-sandbox.ts')).href
);

/** Libraries of every first load, without the parts of them that long lists and forms bring along, in one chunk that a new version of the app leaves in the cache. */
const vendor =
  /router-link|icons-react\/.*\/(createReactComponent|defaultAttributes)\.|node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core)|i18next|zod|big\.js|use-sync-external-store)\/(?!.*(infiniteQueryObserver|InfiniteQuery|mutationObserver|useMutation))/;
/** What nearly every screen is made of: the engine, the shell's pieces, and the plain kinds; a screen adds only what is its own. */
const app =
  /vite\/preload-helper|\/src\/(domain\/(decimal|money|conversions|countdown|parameter|screen-path|launch-parameter)|boot\/handoff|api|session|i18n|values|engine\/(?!IntroNode|preferences)|queries\/(query-client|failure|refetched-after|wallet-total|rate-field)\.ts|runtime\/(runtime|web)|actions\/(navigate|hide-amounts|open)|queries\/views\/define\.ts|ui\/(classes|fit|button|card|pressable|list-row|key-value|notice|pill|skeleton|spinner|stack|state|section-header|segmented\/(Track|SegmentedNav|Segmented\.module)|text-action|token-badge|marks|action-tile|hero-amount|split-bar|icon-button)|blocks\/(summary|tabs|tiles|list\/(List|FirstRows|EntryRow|NoRows|RowSkeletons|bars|lines|page))|cells\/(countdown|date|number|plain|status|text|token))/;
/** The plain kinds that most other screens are made of. */
const plain =
  /\/src\/(ui\/(progress|section-intro|table)|blocks\/(buttons|facts|menu|notice|prose|progress|table)|cells\/(address|age|difference|settlement))\//;
/** Icons of several screens. */
const icons = /icons-react\/.*\/icons\//;
/** Validators of answers that several operations give. */
const schemas = /\/generated\/api\/schemas\//;
/** What a form is made of, loaded with the first one. */
const form = /\/src\/(blocks\/form|fields|ui\/(field|dialog)|domain\/(address|amount-input)\.ts)/;

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

/** The build of the app; `KARAT_CONFIG` names another folder of config than `config/`. */
export default defineConfig({
  plugins: [
    react(),
    withoutRouterLink,
    compiler.karatConfig({ root, configDir: resolve(root, process.env['KARAT_CONFIG'] ?? 'config') }),
    server.devSandbox(),
  ],
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
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', test: vendor },
            { name: 'app', test: app, minShareCount: 2 },
            { name: 'plain', test: plain, minShareCount: 2 },
            { name: 'form', test: form, minShareCount: 2 },
            { name: 'icons', test: icons, minShareCount: 4 },
            { name: 'schemas', test: schemas, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
});
