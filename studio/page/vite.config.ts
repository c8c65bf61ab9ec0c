import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The build of the page of Studio. It is not part of the app's `dist/`; Studio serves it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  plugins: [react()],
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
