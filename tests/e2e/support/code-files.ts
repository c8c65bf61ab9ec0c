import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { distDir } from '../../../scripts/build.ts';

/**
 * The file names, in /assets, of the built scripts for modules and screens with a name, such as `limits`, or for the
 * module of a path, such as `src/ui/dialog/Dialog.tsx`.
 */
export function codeFiles(name: string): string[] {
  const manifest: Record<string, { readonly name?: string; readonly file: string }> = JSON.parse(
    readFileSync(join(distDir, '.vite/manifest.json'), 'utf8'),
  );
  const files = Object.entries(manifest)
    .filter(([path, chunk]) => [path, chunk.name].includes(name) && chunk.file.endsWith('.js'))
    .map(([, { file }]) => file.replace('assets/', ''));
  if (files.length === 0) throw new Error(`the build has no code called ${name}`);
  return files;
}

/** Matches the addresses of the built scripts for these names. */
export function codeOf(...names: readonly string[]): RegExp {
  const files = names.flatMap(codeFiles).map((file) => file.replace('.', String.raw`\.`));
  return new RegExp(String.raw`/assets/(${files.join('|')})$`);
}
