import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Applied, applyValues } from './apply-values.ts';
import { type CompiledRecord, readCompiled, writeCompiled } from '../emit/compiled-record.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { faultLine } from 'engine/compiler/report/faults.ts';
import { type Surroundings, readSurroundings } from '../project.ts';
import { builtPage } from '../testing/built-page.ts';
import { ConfigCopy, root } from '../testing/config-copy.ts';
import { replaceValues, valuesBlock, valuesIn } from './values-block.ts';

let config: ConfigCopy;
let surroundings: Surroundings;
let dist: string;
let html: string;
beforeAll(async () => {
  surroundings = await readSurroundings(root);
  config = await ConfigCopy.make(surroundings);
  html = `<!doctype html><head>${valuesBlock(config.project().values)}</head><body>$& $1</body>`;
});
beforeEach(async () => {
  dist = await builtPage(html, config.path);
});
afterEach(() => {
  config.restore();
  rmSync(dist, { recursive: true });
});
afterAll(() => config.remove());

function applied(): Promise<Applied> {
  return applyValues(new ConfigFolder(config.path), dist, surroundings);
}

async function apply(): Promise<string[]> {
  return (await applied()).faults.map(faultLine);
}

/** Changes the record of the build. */
async function change(edit: (compiled: CompiledRecord) => CompiledRecord): Promise<void> {
  await writeCompiled(dist, edit(await readCompiled(dist)));
}

function written(): string {
  return readFileSync(join(dist, 'index.html'), 'utf8');
}

test('new values replace the old ones, and nothing else changes', async () => {
  config.edit('limits', '"0.025"', '"0.03"');
  expect(await apply()).toEqual([]);
  // The operations of the wallet use its minimum as well.
  expect(written()).toBe(html.replaceAll('{"token":"0.025"', '{"token":"0.03"'));
  expect(readdirSync(dist).toSorted()).toEqual(['.compiled.json', '.environment.json', 'index.html']);
});

test('with a fault nothing is written', async () => {
  config.edit('limits', '"0.025"', '"none"');
  expect(await apply()).toHaveLength(1);
  expect(written()).toBe(html);
});

test('a minimum that is not a multiple of the step is a fault at the minimum', async () => {
  config.edit('limits', '"sell": "0.000001"', '"sell": "0.01"');
  config.edit('limits', '"token": "0.025"', '"token": "0.03"');
  expect(await apply()).toEqual([
    `${config.place('limits', '"0.0125"')} /marketing/token — 0.0125 is not a multiple of 0.01 (/steps/sell), the step of its input — did you mean "0.02"?`,
  ]);
});

test('faults of screens and texts do not matter', async () => {
  config.write('screens/probe', '{');
  config.write('locales/en', undefined);
  expect(await apply()).toEqual([]);
});

test('entries that the build may use cannot be removed, and entries unknown to it cannot be added', async () => {
  config.edit('tokens', '"paxg":', '"gold":');
  config.edit('tokens', '"pepe":', '"doge":');
  config.edit('limits', '"send": "', '"sent": "');
  config.edit('links', '"landing":', '"start":');
  const says = 'was removed, but the build may use it: build again to remove it';
  const isNew = (word: string, among: string): string =>
    `the build has no "${word}" among its ${among}: build again to add it`;
  expect(await apply()).toEqual([
    `${config.place('limits', '{\n    "sent"')} /steps — "send" ${says}`,
    `${config.place('limits', '"sent"')} /steps/sent — ${isNew('sent', 'steps')} — did you mean "send"?`,
    `${config.place('links', '{\n    "start"')} /links — "landing" ${says}`,
    `${config.place('links', '"start"')} /links/start — ${isNew('start', 'links')}`,
    `${config.place('tokens', '{\n    "xaut"')} /tokens — "paxg" ${says}`,
    `${config.place('tokens', '"gold"')} /tokens/gold — ${isNew('gold', 'tokens')}`,
    `${config.place('tokens', '{\n    "btc"')} /markets — "pepe" ${says}`,
  ]);
  expect(written()).toBe(html);
});

test('a new network is refused, a new market or maximum is not', async () => {
  const network =
    '"base": { "label": "Base", "name": "Base", "hasMemo": false, "addresses": "erc20", "explorer": { "transaction": "https://base.example.com/{hash}", "address": "https://base.example.com/{address}" } },';
  config.edit('networks', '"networks": {', `"networks": { ${network}`);
  expect(await apply()).toEqual([
    `${config.place('networks', '"base"')} /networks/base — the build has no "base" among its networks: build again to add it`,
  ]);
  config.restore();
  const market = '"doge": { "ticker": "DOGE", "label": "DOGE", "name": "Dogecoin", "candleSymbol": "DOGE:USD" },';
  config.edit('tokens', '"markets": {', `"markets": { ${market}`);
  const maximum = { token: '5' };
  const rule = { group: 'wallet', tokens: { paxg: { maximum } } };
  config.edit('limits', '"sell": { "group": "wallet" }', `"sell": ${JSON.stringify(rule)}`);
  expect(await apply()).toEqual([]);
  expect(valuesIn(written())).toHaveProperty('tokens.markets.doge');
  expect(valuesIn(written())).toHaveProperty('limits.operations.sell.tokens.paxg', { maximum });
});

test('levels above the ninth are applied', async () => {
  const level = '{ "name": "Ambassador", "volume": "200", "partners": 12, "coverage": 1000000 }';
  config.edit('levels', '"coverage": 500000 }', `"coverage": 500000 },\n    ${level}`);
  expect(await apply()).toEqual([]);
  expect(valuesIn(written())).toHaveProperty('levels.levels.10.name', 'Ambassador');
});

test('values that do not match the schemas of the build are refused: unknown key, unknown word, missing value', async () => {
  await change((compiled) => {
    const app = { ...Object(compiled.schemas['app']) };
    const { idleMinutes: _, ...properties } = Object(app.properties);
    app.properties = { ...properties, brokenNumbers: { type: 'string', enum: ['zero'] }, older: { type: 'string' } };
    app.required = [...app.required.filter((key: string) => key !== 'idleMinutes'), 'older'];
    return { ...compiled, schemas: { ...compiled.schemas, app } };
  });
  const says = (what: string): string => `the build cannot read this (${what}): build again`;
  const [missing, ...others] = await apply();
  expect(missing).toBe(`config/app.json:1:1 /older — ${says('missing "older"')}`);
  expect(others).toEqual([
    `${config.place('app', '"dash"')} /brokenNumbers — ${says('must be "zero"')}`,
    expect.stringContaining(
      `${config.place('app', '"idleMinutes"')} /idleMinutes — the build cannot read this (unknown key`,
    ),
  ]);
  expect(written()).toBe(html);
});

test('a link to a screen that the build does not have is refused', async () => {
  config.write('screens/settings', config.read('screens/old/probe').replace('../../../', '../../'));
  config.edit('app', '"settingsScreen": "/home/account"', '"settingsScreen": "/settings"');
  expect(await apply()).toEqual([
    `${config.place('app', '"/settings"')} /settingsScreen — the build has no screen /settings: build again`,
  ]);
});

test('changed, new and deleted files that need a build are listed, without plain values', async () => {
  expect((await applied()).waiting).toEqual([]);
  config.edit('limits', '"0.025"', '"0.03"');
  config.edit('screens/probe', '"wallet.title"', '"nav.map"');
  config.edit('locales/de', '"nav.map"', '"nav.mapp"');
  config.write('lists/other', config.read('lists/probe'));
  config.write('forms/probe', undefined);
  await change((compiled) => ({ ...compiled, contract: 'another' }));
  expect(await applied()).toEqual({
    faults: [],
    waiting: [
      'forms/probe.json (deleted)',
      'lists/other.json',
      'locales/de.json',
      'screens/probe.json',
      'openapi.yaml',
    ],
  });
  expect(written()).toContain('"token":"0.03"');
});

test('a notice is applied to a build, but not on a screen that the build does not have', async () => {
  const notice = '"notices": [{ "text": { "en": "Deposits are late." }, "screens": ["/wallet/other"] }],';
  config.write('screens/wallet/other', config.read('screens/probe').replace('../../', '../../../'));
  config.edit('app', '  "settingsScreen"', `  ${notice}\n  "settingsScreen"`);
  expect(await apply()).toEqual([
    `${config.place('app', '"/wallet/other"')} /notices/0/screens/0 — the build has no screen /wallet/other: build again — did you mean "/wallet/get"?`,
  ]);
  config.edit('app', '"/wallet/other"', '"/wallet/buy"');
  expect(await apply()).toEqual([]);
  expect(valuesIn(written())).toHaveProperty('app.notices.0.text.en', 'Deposits are late.');
});

test('a build without a record of what it was compiled with is not changed', async () => {
  rmSync(join(dist, '.compiled.json'));
  config.edit('limits', '"0.025"', '"0.03"');
  await expect(apply()).rejects.toThrow('.compiled.json has no valid record of what this was compiled with');
  expect(written()).toBe(html);
});

test('the record of a build has no texts and values of config, only hashes and schemas', async () => {
  const { files, contract } = await readCompiled(dist);
  for (const hash of [contract, ...Object.values(files)]) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const text = readFileSync(join(dist, '.compiled.json'), 'utf8');
  expect(text).not.toContain('karat.example.com');
  expect(text).not.toContain('0.025');
});

test('values that are compiled into a build cannot be changed', async () => {
  config.edit('tokens', '"ticker": "PAXG"', '"ticker": "GLDX"');
  config.edit('networks', '"name": "Tron"', '"name": "TRON"');
  config.edit('languages', '"Deutsch"', '"German"');
  const says = 'is compiled into the build: build again to change it';
  expect(await apply()).toEqual([
    `${config.place('languages', '[\n    { "code": "ru"')} /languages — this ${says}`,
    `${config.place('networks', '"TRON"')} /networks/trc20/name — "TRON" ${says}`,
    `${config.place('tokens', '"GLDX"')} /tokens/paxg/ticker — "GLDX" ${says}`,
  ]);
  expect(written()).toBe(html);
});

test('a folder that is not a build is reported', async () => {
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  await expect(apply()).rejects.toThrow('is it a build of this app?');
});

test('no value can close the data block, and every value is read back unchanged', () => {
  const { values } = config.project();
  if (!values) throw new Error('no values');
  const app = { ...values.app, name: `</script><script>alert(1)</script><!-- \u2028 $& $' " \\ 🪙` };
  const changed = replaceValues(html, { ...values, app });
  expect(changed.match(/<script|<\/script|<!--/g)).toEqual(['<script', '</script']);
  expect(valuesIn(changed)).toHaveProperty('app.name', app.name);
  expect(replaceValues(changed, values)).toBe(html);
});
