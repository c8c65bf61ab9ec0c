import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressDist } from '../../server/compress.ts';

/** Makes the plain HTML page in `outDir`: nothing but markup. */
export function makePlainPage(outDir: string): void {
  cpSync(join(import.meta.dirname, 'plain'), outDir, { recursive: true });
}

/** Makes the bare React page in `outDir`: react and react-dom with a heading and a button, as a production build. */
export async function makeBarePage(outDir: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'bare'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  await compressDist(outDir);
}
