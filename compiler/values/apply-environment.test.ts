import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { environmentValues } from '../../src/values/environment-schema.ts';
import { applyValues } from './apply-values.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { writeDeployedEnvironment } from './deployed-environment.ts';
import { splitValues } from './environments.ts';
import { faultLine } from 'engine/compiler/report/faults.ts';
import { type Surroundings, readSurroundings } from '../project.ts';
import { builtPage } from '../testing/built-page.ts';
import { ConfigCopy, root } from '../testing/config-copy.ts';
import { valuesBlock, valuesIn } from './values-block.ts';

let config: ConfigCopy;
let surroundings: Surroundings;
let dist: string;
let html: string;
beforeAll(async () => {
  surroundings = await readSurroundings(root);
  config = await ConfigCopy.make(surroundings);
  html = valuesBlock(config.project().values);
});
beforeEach(async () => {
  dist = await builtPage(html, config.path);
});
afterEach(() => {
  config.restore();
  rmSync(dist, { recursive: true });
});
afterAll(() => config.remove());

/** What an environment that can be deployed has in place of the sandbox's addresses. */
const place = {
  hosts: { web: 'app.karat.test', mini: 'mini.karat.test' },
  sameOriginHosts: [],
  login: 'https://login.karat.test/',
  loginGroup: 'https://login.karat.test/',
  supportEmail: 'help@karat.test',
  support: 'https://t.me/karat',
  supportChat: 'https://t.me/karat?text={message}',
};

async function apply(): Promise<string[]> {
  return (await applyValues(new ConfigFolder(config.path), dist, surroundings)).faults.map(faultLine);
}

function written(): string {
  return readFileSync(join(dist, 'index.html'), 'utf8');
}

test('the environment of a build stays as it is, whatever those of config/ say', async () => {
  config.edit('environments/sandbox', '"/sandbox/login"', '"https://login.karat.test/"');
  config.edit('limits', '"0.025"', '"0.03"');
  expect(await apply()).toEqual([]);
  expect(valuesIn(written())).toHaveProperty('links.login', '/sandbox/login');
});

test('what would not be deployed is refused with its place, and the deployed values stay', async () => {
  const { environment } = splitValues(valuesIn(html));
  const values = environmentValues.parse({ ...environment, ...place });
  writeDeployedEnvironment(dist, { name: 'production', values });
  const landing = '"https://karat.example.com/"';
  const [first, ...others] = await apply();
  expect(first).toBe(
    `${config.place('links', landing)} /links/landing — ${landing} is an address of an example: set the real one`,
  );
  expect(others).toHaveLength(10);
  for (const fault of others) expect(fault).toMatch(/^config\/links\.json:\d+:\d+ \/links\/\w+ — "/);
  expect(written()).toBe(html);
  config.write(
    'links',
    config
      .read('links')
      .replaceAll(/karat\.example\.com|video\.example\.com/g, 'karat.test')
      .replaceAll('karat_example', 'karat'),
  );
  expect(await apply()).toEqual([]);
  expect(valuesIn(written())).toMatchObject({
    app: { supportEmail: place.supportEmail },
    links: { login: place.login, links: { support: place.support, landing: 'https://karat.test/' } },
  });
});

test('an environment of a build that the checker would refuse is not written into its page', async () => {
  const { environment } = splitValues(valuesIn(html));
  for (const name of ['sandbox', 'production']) {
    const values = environmentValues.parse({ ...environment, ...place, login: '//evil.example' });
    writeDeployedEnvironment(dist, { name, values });
    const faults = await apply();
    expect(faults).toEqual([expect.stringContaining('/values/login — must be an address that begins with https://')]);
    expect(written()).toBe(html);
  }
});

test('a build from before environments is not changed', async () => {
  rmSync(join(dist, '.environment.json'));
  config.edit('limits', '"0.025"', '"0.03"');
  await expect(apply()).rejects.toThrow('this was built before there were environments');
  expect(written()).toBe(html);
});
