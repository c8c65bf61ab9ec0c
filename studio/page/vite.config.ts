import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';

const plainMarkdown: Plugin = {
  name: 'plain-markdown',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/utils/markdown') && importer?.includes('codemirror-json-schema') === true
      ? join(import.meta.dirname, 'json/plain-markdown.ts')
      : undefined,
};

/** The build of the page of Studio. It is not part of the app's `dist/`; Studio serves it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  plugins: [react(), plainMarkdown],
  build: {
    target: 'es2023',
    outDir: join(import.meta.dirname, '../../.cache/studio'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    assetsDir: 'files',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
