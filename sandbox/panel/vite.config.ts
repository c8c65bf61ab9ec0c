import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The build of the sandbox's page. It is not part of the app's `dist/`; the sandbox serves it at `/sandbox/`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/sandbox/panel/',
  publicDir: false,
  plugins: [react()],
  build: {
    target: 'es2023',
    outDir: join(import.meta.dirname, '../../.cache/panel'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    assetsDir: '',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        entryFileNames: '[hash].js',
        chunkFileNames: '[hash].js',
        assetFileNames: '[hash][extname]',
      },
    },
  },
});
