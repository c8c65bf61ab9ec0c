import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressDist } from '../../server/compress.ts';

/** Writes the plain HTML page into `outDir`: only markup. */
export function makePlainPage(outDir: string): void {
  cpSync(join(import.meta.dirname, 'plain'), outDir, { recursive: true });
}

/** Builds the bare React page into `outDir`: react and react-dom with a heading and a button. */
export async function makeBarePage(outDir: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'bare'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  await compressDist(outDir);
}
