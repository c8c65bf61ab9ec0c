import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

const script = resolve(import.meta.dirname, 'install.mjs');
const alpha = { version: '1.0.0', integrity: 'sha512-a' };
const wrongPlatform = { version: '1.0.0', integrity: 'sha512-b', optional: true, os: 'never', cpu: ['x64'] };
const rightPlatform = { version: '1.0.0', optional: true, os: process.platform, cpu: [process.arch] };

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'bin'));
  const npm = join(root, 'bin/npm');
  writeFileSync(npm, `#!/bin/sh\necho "$@" > '${root}/called'\nenv > '${root}/environment'\nexit \${NPM_STATUS:-0}\n`);
  chmodSync(npm, 0o755);
});

afterEach(() => rmSync(root, { recursive: true }));

function lock(packages: object): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
}

function present(packages: object): void {
  for (const path of Object.keys(packages)) mkdirSync(join(root, path), { recursive: true });
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.bin/node'), '');
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

function run(env: Record<string, string> = {}): { status: number | null; isNpmCalled: boolean } {
  const path = [join(root, 'node_modules/.bin'), join(root, 'bin'), '/usr/bin', '/bin'].join(delimiter);
  const { status } = spawnSync(process.execPath, [script], { cwd: root, env: { PATH: path, ...env } });
  return { status, isNpmCalled: existsSync(join(root, 'called')) };
}

describe('the installed packages', () => {
  test('are not installed again if they match the lockfile, except packages for other platforms', () => {
    lock({ 'node_modules/alpha': alpha, 'node_modules/other': wrongPlatform });
    present({ 'node_modules/alpha': alpha });
    expect(run()).toEqual({ status: 0, isNpmCalled: false });
  });

  test.each([
    ['a version differs', { 'node_modules/alpha': { ...alpha, version: '1.0.1' } }],
    ['a hash differs', { 'node_modules/alpha': { ...alpha, integrity: 'sha512-x' } }],
    ['one is missing', { 'node_modules/alpha': alpha, 'node_modules/beta': alpha }],
    ['the binary of this platform is missing', { 'node_modules/alpha': alpha, 'node_modules/here': rightPlatform }],
    ['one is no longer locked', {}],
  ])('are installed again when %s', (_, locked) => {
    lock(locked);
    present({ 'node_modules/alpha': alpha });
    expect(run()).toEqual({ status: 0, isNpmCalled: true });
  });

  test('are installed again when a folder was deleted', () => {
    lock({ 'node_modules/alpha': alpha });
    present({ 'node_modules/alpha': alpha });
    rmSync(join(root, 'node_modules/alpha'), { recursive: true });
    expect(run()).toEqual({ status: 0, isNpmCalled: true });
  });

  test('are installed by npm without reading node_modules and without running scripts', () => {
    lock({ 'node_modules/alpha': alpha });
    run({ npm_config_registry: 'https://registry.example', npm_lifecycle_event: 'pretest', npm_config_only: 'unit' });
    const environment = readFileSync(join(root, 'environment'), 'utf8');
    expect(readFileSync(join(root, 'called'), 'utf8')).toMatch(
      /^ci --ignore-scripts --no-audit --no-fund --loglevel=error/,
    );
    expect(environment).toContain('npm_config_registry=https://registry.example');
    expect(environment).not.toMatch(/node_modules|npm_lifecycle|npm_config_only/);
  });

  test('a failed installation is a failure', () => {
    lock({ 'node_modules/alpha': alpha });
    expect(run({ NPM_STATUS: '1' }).status).toBe(1);
  });
});

test('npm runs none of the scripts by itself after `npm install`, when its Node may be an old one', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8')));
  const lifeCycle = /^((pre|post)?(install|prepare|dependencies)|prepublish)$/;
  expect(Object.keys(scripts).filter((name) => lifeCycle.test(name))).toEqual([]);
});
