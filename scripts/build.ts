import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { compressDist } from '../server/compress.ts';
import { alone } from './lock.ts';

/** The folder of the project. */
export const root = resolve(import.meta.dirname, '..');
/** The folder of the built app. */
export const distDir = join(root, 'dist');

/** Everything a build depends on; folders are taken whole, tests aside. */
const sources = [
  'budget.json',
  'compiler',
  'config',
  'generated',
  'index.html',
  'openapi.yaml',
  'package-lock.json',
  'package.json',
  'public',
  'scripts/build.ts',
  'scripts/first-load/chunks.ts',
  'server/compress.ts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Makes `dist/` when the sources are not those it was made from. The stamp lies inside `dist/`, so that another build,
 * which empties the folder, takes it away. One process builds at a time.
 * @throws when the build fails; the build tool has printed why.
 */
export function ensureBuild(): Promise<'built' | 'unchanged'> {
  return alone(join(root, '.cache/build.lock'), buildWhereNeeded);
}

async function buildWhereNeeded(): Promise<'built' | 'unchanged'> {
  const stamp = join(distDir, '.build-stamp');
  const wanted = contentHash(root, sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'unchanged';
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed.');
  await compressDist(distDir);
  writeFileSync(stamp, wanted);
  return 'built';
}

/** A hash over names and contents of `paths` (files or folders under `directory`, absent ones included as absent). */
export function contentHash(directory: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(directory, path)) {
      const content = readFileSync(join(directory, file));
      hash.update(`${file}\0${content.byteLength}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

function filesOf(directory: string, path: string): string[] {
  const full = join(directory, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .filter((name) => !name.startsWith('.') && !/\.test\.tsx?$/.test(name))
    .toSorted()
    .flatMap((name) => filesOf(directory, `${path}/${name}`));
}
