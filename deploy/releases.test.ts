import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeployedEnvironment, readDeployedEnvironment } from '../compiler/values/deployed-environment.ts';
import { noEnvironment } from '../compiler/values/environments.ts';
import { dataBlock, valuesIn } from '../compiler/values/values-block.ts';
import { Releases } from './releases.ts';

let folder = '';
let now = new Date('2026-03-01T00:00:00Z');
const releases = (): Releases => new Releases(join(folder, 'out'), () => now);
const out = (...path: string[]): string => join(folder, 'out', ...path);

/** An environment that can be deployed. */
const environment: DeployedEnvironment = {
  name: 'production',
  values: {
    ...noEnvironment,
    hosts: { web: 'app.karat.test', mini: 'mini.karat.test' },
    apiAddress: 'https://api.karat.test',
    login: 'https://login.karat.test/',
    support: 'https://t.me/karat',
  },
};

/** A build with one asset and one file for tools. */
function dist(name: string): string {
  const built = join(folder, name);
  mkdirSync(join(built, 'assets'), { recursive: true });
  mkdirSync(join(built, '.vite'));
  const values = { app: { versionLabel: name }, links: { links: { landing: 'https://karat.test/' } } };
  writeFileSync(join(built, 'index.html'), `<script src="/assets/${name}.js"></script>${dataBlock('values', values)}`);
  writeFileSync(join(built, 'route-chunks.json'), '{}');
  writeFileSync(join(built, '.vite/manifest.json'), '{}');
  writeFileSync(join(built, '.compiled.json'), '{}');
  writeFileSync(join(built, 'assets', `${name}.js`), `export const name = '${name.repeat(200)}';`);
  return built;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  now = new Date('2026-03-01T00:00:00Z');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a release has the page, its version and what values are compared with, and its assets compressed', async () => {
  const id = await releases().add(dist('one'), '0.1', environment);
  expect(readdirSync(out('current')).toSorted()).toEqual([
    '.compiled.json',
    '.environment.json',
    'index.html',
    'version.json',
  ]);
  expect(JSON.parse(readFileSync(out('current/version.json'), 'utf8'))).toEqual({ version: '0.1', release: id });
  expect(readdirSync(out('assets')).toSorted()).toEqual(['one.js', 'one.js.br', 'one.js.gz']);
});

test('the assets of the former release stay; the same build again is the same release', async () => {
  const first = await releases().add(dist('one'), '1', environment);
  const second = await releases().add(dist('two'), '2', environment);
  expect(existsSync(out('assets/one.js'))).toBe(true);
  expect(readFileSync(out('current/index.html'), 'utf8')).toContain('two.js');
  expect(await releases().add(join(folder, 'one'), '1', environment)).toBe(first);
  expect(readFileSync(out('current/index.html'), 'utf8')).toContain('one.js');
  expect(
    releases()
      .list()
      .map(({ id }) => id),
  ).toEqual([second, first]);
});

test('the same build again has the values of the build, not those that were written into the release since', async () => {
  await releases().add(dist('one'), '1', environment);
  const built = readFileSync(out('current/index.html'), 'utf8');
  writeFileSync(out('current/index.html'), 'values of an incident');
  await releases().add(join(folder, 'one'), '1', environment);
  expect(readFileSync(out('current/index.html'), 'utf8')).toBe(built);
  expect(readdirSync(out('current')).toSorted()).toEqual([
    '.compiled.json',
    '.environment.json',
    'index.html',
    'version.json',
  ]);
});

test('a release holds its texts as the API answers them, and pages of all kept releases those of their own', async () => {
  const withTexts = (name: string, hash: string): string => {
    const built = dist(name);
    mkdirSync(join(built, 'assets', `texts-${hash}`));
    writeFileSync(join(built, 'assets', `texts-${hash}`, 'de.json'), `{"name":"${name}"}`);
    return built;
  };
  const one = withTexts('one', '0a');
  await releases().add(one, '1', environment);
  await releases().add(withTexts('two', '0b'), '2', environment);
  expect(readFileSync(out('current/i18n/de.json'), 'utf8')).toBe('{"name":"two"}');
  expect(readFileSync(out('assets/texts-0a/de.json'), 'utf8')).toBe('{"name":"one"}');
  expect(readFileSync(out('assets/texts-0b/de.json'), 'utf8')).toBe('{"name":"two"}');
  await releases().add(one, '1', environment);
  expect(readFileSync(out('current/i18n/de.json'), 'utf8')).toBe('{"name":"one"}');
  now = new Date('2026-05-01T00:00:00Z');
  await releases().add(dist('three'), '3', environment);
  releases().prune(30);
  expect(readdirSync(out('assets')).toSorted()).not.toContain('texts-0b');
  expect(existsSync(out('assets/texts-0a/de.json'))).toBe(true);
});

test('a release has the values of its environment, and says which one', async () => {
  await releases().add(dist('one'), '1', environment);
  expect(valuesIn(readFileSync(out('current/index.html'), 'utf8'))).toMatchObject({
    app: { versionLabel: 'one', apiAddress: 'https://api.karat.test' },
    links: {
      login: 'https://login.karat.test/',
      links: { landing: 'https://karat.test/', support: 'https://t.me/karat' },
    },
  });
  const { name, values } = readDeployedEnvironment(out('current'));
  expect({ name, values }).toEqual(environment);
});

test('a rollback publishes the release before, and a second one the newer again', async () => {
  const rollBack = (): string => {
    const former = releases().former();
    const page = readFileSync(join(releases().folder(former.id), 'index.html'), 'utf8');
    releases().publishAgain(former, page, environment);
    return former.id;
  };
  expect(() => releases().former()).toThrow('There is no former release');
  const first = await releases().add(dist('one'), '1', environment);
  const second = await releases().add(dist('two'), '2', environment);
  expect(rollBack()).toBe(first);
  expect(readFileSync(out('current/index.html'), 'utf8')).toContain('one.js');
  expect(rollBack()).toBe(second);
});

test('releases older than the days to keep go with their assets, but never the two last', async () => {
  for (const [day, name] of ['one', 'two', 'three'].entries()) {
    now = new Date(Date.UTC(2026, 2, 1 + day));
    await releases().add(dist(name), name, environment);
  }
  now = new Date('2026-04-01T00:00:00Z');
  releases().prune(30);
  expect(readdirSync(out('assets')).filter((file) => file.endsWith('.js'))).toEqual(['three.js', 'two.js']);
  expect(readdirSync(out('releases'))).toHaveLength(2);
  releases().prune(0);
  expect(releases().list()).toHaveLength(2);
});
