import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { CheckOptions } from '../compiler/compile.ts';
import { compressDist } from '../server/compress.ts';
import { withLock } from './lock.ts';

/** The folder of the project. */
export const root = resolve(import.meta.dirname, '..');
/** The folder of the built app. */
export const distDir = join(root, 'dist');

/** What Vite builds: the files and folders (without tests) that it depends on, and its own configuration if any. */
interface Product {
  name: string;
  folder: string;
  sources: readonly string[];
  arguments?: readonly string[];
}

/** What `dist/` depends on. */
export const appSources = [
  'budget.json',
  'compiler',
  'config',
  'engine/compiler',
  'engine/record.ts',
  'engine/runtime',
  'engine/schema',
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

const panel: Product = {
  name: 'panel',
  folder: join(root, '.cache/panel'),
  sources: ['generated/theme', 'package-lock.json', 'sandbox/panel', 'scripts/build.ts', 'src/ui', 'tsconfig.json'],
  arguments: ['--config', 'sandbox/panel/vite.config.ts'],
};

const studioPage: Product = {
  name: 'studio',
  folder: join(root, '.cache/studio'),
  sources: [
    'engine/record.ts',
    'generated/theme',
    'package-lock.json',
    'scripts/build.ts',
    'src/ui',
    'studio/page',
    'studio/preview/messages.ts',
    'tsconfig.json',
  ],
  arguments: ['--config', 'studio/page/vite.config.ts'],
};

/**
 * Builds `dist/` if the sources have changed since the last build. The stamp is in `dist/`, so that any other build,
 * which empties the folder, deletes it. Only one process builds at a time.
 * @throws when the build fails; the build tool has printed the reason
 */
export async function ensureBuild(): Promise<'built' | 'unchanged'> {
  return ensure({ name: 'build', folder: distDir, sources: appSources }, compressDist);
}

/**
 * Builds the panel of the sandbox, which is no part of `dist/`, if its sources have changed, and returns its folder.
 * @throws when the build fails; the build tool has printed the reason
 */
export async function ensurePanel(): Promise<string> {
  await ensure(panel);
  return panel.folder;
}

/**
 * Builds the page of Studio, which is no part of `dist/`, if its sources have changed, and returns its folder.
 * @throws when the build fails; the build tool has printed the reason
 */
export async function ensureStudioPage(): Promise<string> {
  await ensure(studioPage);
  return studioPage.folder;
}

function ensure(product: Product, finish?: (folder: string) => Promise<void>): Promise<'built' | 'unchanged'> {
  return withLock(join(root, `.cache/${product.name}.lock`), async () => {
    const stamp = join(product.folder, '.build-stamp');
    const hash = contentHash(root, product.sources);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 'unchanged';
    await runVite(product.arguments ?? []);
    await finish?.(product.folder);
    writeFileSync(stamp, hash);
    return 'built';
  });
}

/**
 * Builds the app of another folder of config into another folder than `dist/`.
 * @throws the output of a failed build
 */
export function buildConfig(config: string, dist: string, { hasExamples = false }: CheckOptions = {}): void {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [vite(), 'build', '--logLevel', 'error', '--emptyOutDir'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, KARAT_CONFIG: config, KARAT_DIST: dist, KARAT_EXAMPLES: String(hasExamples) },
    },
  );
  if (status !== 0) throw new Error(`${config} was not built:\n${stdout}${stderr}`);
}

/** The path of Vite's command. */
function vite(): string {
  return join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
}

async function runVite(options: readonly string[]): Promise<void> {
  // Not waited for in place: the sandbox answers while its panel is built.
  const build = spawn(process.execPath, [vite(), 'build', '--logLevel', 'warn', ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status] = await once(build, 'exit');
  if (status !== 0) throw new Error('The build failed.');
}

/** A hash of the names and contents of `paths`, files or folders in `directory`; missing ones are skipped. */
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
