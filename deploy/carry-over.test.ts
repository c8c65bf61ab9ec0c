import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { readDeployedEnvironment } from '../compiler/values/deployed-environment.ts';
import { readEnvironment, withEnvironment } from '../compiler/values/environments.ts';
import { readProject } from '../compiler/compile.ts';
import { dataBlock } from '../compiler/values/values-block.ts';
import { root } from '../scripts/build.ts';
import type { Environment } from '../src/values/environment-schema.ts';
import { carryOver } from './carry-over.ts';
import { Releases } from './releases.ts';

const hosts = { web: 'app.karat.test', mini: 'mini.karat.test' };
let folder = '';
const at = (...path: string[]): string => join(folder, ...path);
const text = (...path: string[]): string => readFileSync(at(...path), 'utf8');
const carry = (name = 'production'): string[] => {
  const [releases, config] = [new Releases(at('out')), new ConfigFolder(at('config'))];
  return carryOver({ environment: name, hosts, releases, current: at('out/current'), config });
};

/** A release from before environments: the addresses are in its page and in its history alone. */
async function deployed(name: string, environment: Environment): Promise<void> {
  const { published } = await readProject(root);
  if (!published) throw new Error('config/ has faults');
  const page = withEnvironment(published, environment);
  const build = at(name);
  cpSync(at('config/app.json'), join(build, 'assets', `${name}.json`));
  writeFileSync(join(build, 'index.html'), dataBlock('values', page));
  const id = await new Releases(at('out')).add(build, name, { name: 'none', values: environment });
  rmSync(at('out/releases', id, '.environment.json'));
  const entry = { at: '', account: '', lines: ['What was there before.'], values: page };
  writeFileSync(at('out/releases', id, '.published.json'), JSON.stringify([entry, entry]));
}

let real: Environment;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carry-over-'));
  cpSync(join(root, 'config'), at('config'), { recursive: true });
  const { environment } = readEnvironment(new ConfigFolder(at('config')).file('environments/sandbox'));
  if (!environment) throw new Error('config/ has faults');
  // Pages from before environments say nothing of texts, which came from the API.
  const { texts: _, ...values } = environment;
  real = {
    ...values,
    login: 'https://login.karat.test/',
    loginGroup: 'https://login.karat.test/',
    supportEmail: 'help@karat.test',
    support: 'https://t.me/karat',
    supportChat: 'https://t.me/karat?text={message}',
  };
  await deployed('first', { ...real, supportEmail: 'former@karat.test' });
  await deployed('second', real);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what the published page says of its place becomes an environment; pages stay as they are', () => {
  const pages = () => new Releases(at('out')).list().map(({ id }) => text('out/releases', id, 'index.html'));
  const before = pages();
  carry();
  expect(JSON.parse(text('config/environments/production.json'))).toEqual({
    $schema: '../../generated/schemas/environment.json',
    hosts,
    ...real,
  });
  expect(pages()).toEqual(before);
  const emails = new Releases(at('out'))
    .list()
    .map(({ id }) => readDeployedEnvironment(at('out/releases', id)).values.supportEmail);
  expect(emails).toEqual(['former@karat.test', 'help@karat.test']);
  // A second time changes nothing.
  const environment = text('config/environments/production.json');
  carry();
  expect(text('config/environments/production.json')).toBe(environment);
});

test('the history of published values is that of operators from then on', async () => {
  carry();
  const { published } = await readProject(root);
  const entries: { values: unknown }[] = JSON.parse(text('out/current/.published.json'));
  expect(entries.map(({ values }) => values)).toEqual([published, published]);
});

test('the values leave the files that operators publish', () => {
  const [app, links] = [text('config/app.json'), text('config/links.json')];
  writeFileSync(at('config/app.json'), app.replace('"pageSize"', '"supportEmail": "help@karat.test",\n  "pageSize"'));
  writeFileSync(
    at('config/links.json'),
    links.replace('"links": {', '"login": "/sandbox/login",\n  "links": {\n    "support": "https://t.me/karat",'),
  );
  expect(carry()).toContain('app.json has no longer: supportEmail.');
  expect(JSON.parse(text('config/app.json'))).toEqual(JSON.parse(app));
  expect(JSON.parse(text('config/links.json'))).toEqual(JSON.parse(links));
});

test('an environment that says something else is not overwritten', () => {
  carry();
  const file = at('config/environments/production.json');
  const other = readFileSync(file, 'utf8').replace('help@karat.test', 'other@karat.test');
  writeFileSync(file, other);
  expect(() => carry()).toThrow('is there and says something else than the published page');
  expect(readFileSync(file, 'utf8')).toBe(other);
});
