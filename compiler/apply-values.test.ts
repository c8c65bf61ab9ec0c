import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { applyValues } from './apply-values.ts';
import { ConfigFolder } from './config-folder.ts';
import { faultLine } from './faults.ts';
import { ConfigCopy } from './testing/config-copy.ts';
import { replaceValues, valuesBlock, valuesIn } from './values-block.ts';

let config: ConfigCopy;
let dist: string;
let html: string;
beforeAll(async () => {
  config = await ConfigCopy.make();
  html = `<!doctype html><head>${valuesBlock(config.project().values)}</head><body>$& $1</body>`;
});
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'karat-dist-'));
  writeFileSync(join(dist, 'index.html'), html);
});
afterEach(() => {
  config.restore();
  rmSync(dist, { recursive: true });
});
afterAll(() => config.remove());

async function apply(): Promise<string[]> {
  return (await applyValues(new ConfigFolder(config.path), dist, config.project())).map(faultLine);
}

function written(): string {
  return readFileSync(join(dist, 'index.html'), 'utf8');
}

test('new values take the place of the old ones, and nothing else changes', async () => {
  config.edit('limits', '"0.025"', '"0.03"');
  expect(await apply()).toEqual([]);
  expect(written()).toBe(html.replace('"wallet":{"token":"0.025"', '"wallet":{"token":"0.03"'));
  expect(readdirSync(dist)).toEqual(['index.html']);
});

test('with a fault nothing is written', async () => {
  config.edit('limits', '"0.025"', '"none"');
  expect(await apply()).toHaveLength(1);
  expect(written()).toBe(html);
});

test('a step by which nobody could type a minimum is told where the minimum stands, though forms say what steps', async () => {
  config.edit('limits', '"sell": "0.000001"', '"sell": "0.01"');
  config.edit('limits', '"token": "0.025"', '"token": "0.03"');
  expect(await apply()).toEqual([
    `${config.place('limits', '"0.0125"')} /marketing/token — 0.0125 is no multiple of 0.01 (/steps/sell), the step in which it is typed — did you mean "0.02"?`,
  ]);
});

test('faults of screens and texts do not matter', async () => {
  config.write('screens/probe', '{');
  config.write('locales/en', undefined);
  expect(await apply()).toEqual([]);
});

test('what the build may use cannot go', async () => {
  config.edit('tokens', '"paxg":', '"gold":');
  config.edit('limits', '"send":', '"sent":');
  config.edit('links', '"landing":', '"start":');
  const says = 'is missing, which the build may use: build again to leave it out';
  expect(await apply()).toEqual([
    `${config.place('limits', '{\n    "sent"')} /steps — "send" ${says}`,
    `${config.place('links', '{\n    "start"')} /links — "landing" ${says}`,
    `${config.place('tokens', '{\n    "xaut"')} /tokens — "paxg" ${says}`,
    `${config.place('tokens', '"PAXG",\n      "label"')} /tokens/gold/ticker — "PAXG" is compiled into the build: build again to change it`,
  ]);
  expect(written()).toBe(html);
});

test('what the code of a build holds itself does not change with its values', async () => {
  config.edit('tokens', '"ticker": "PAXG"', '"ticker": "PAXGG"');
  config.edit('networks', '"name": "Tron"', '"name": "TRON"');
  config.edit('languages', '"Deutsch"', '"German"');
  const says = 'is compiled into the build: build again to change it';
  expect(await apply()).toEqual([
    `${config.place('languages', '[\n    { "code": "ru"')} /languages — what stands here ${says}`,
    `${config.place('networks', '"TRON"')} /networks/trc20/name — "TRON" ${says}`,
    `${config.place('tokens', '"PAXGG"')} /tokens/paxg/ticker — "PAXGG" ${says}`,
  ]);
  expect(written()).toBe(html);
});

test('a folder that is no build is told', async () => {
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  await expect(apply()).rejects.toThrow('is it a build of this app?');
});

test('no value can end the block, and every value survives it', () => {
  const { values } = config.project();
  if (!values) throw new Error('no values');
  const app = { ...values.app, name: `</script><script>alert(1)</script><!-- \u2028 $& $' " \\ 🪙` };
  const changed = replaceValues(html, { ...values, app });
  expect(changed.match(/<script|<\/script|<!--/g)).toEqual(['<script', '</script']);
  expect(valuesIn(changed)).toHaveProperty('app.name', app.name);
  expect(replaceValues(changed, values)).toBe(html);
});
