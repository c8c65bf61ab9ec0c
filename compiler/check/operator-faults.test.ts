import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { readContract } from 'engine/compiler/read/contract.ts';
import { faultLine } from 'engine/compiler/report/faults.ts';
import { compileProject } from '../compile.ts';
import { ConfigCopy, root } from '../testing/config-copy.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

/** The faults of limits.json with this content, without file name and pointer. */
function saidOf(text: string): string[] {
  config.write('limits', text);
  return config.faults().map((line) => line.replace('config/limits.json:', '').replace('/ — not JSON: ', ''));
}

const quotes = 'texts need straight double quotes; any other value is a number, true, false or null';
test.for([
  ['{ "a": "1"\n"b": 2 }', '1:11 a comma is missing'],
  ['{ "a": "1",\n}', '1:11 there is an extra comma'],
  ['{ "a": [1,] }', '1:10 there is an extra comma'],
  ['{ "a": 1 // least\n}', '1:10 comments are not allowed'],
  ['{ "a": \'1\' }', `1:8 ${quotes}`],
  ['{ "a": “1” }', `1:8 ${quotes}`],
  ['{ "a": "1\n, "b": 2 }', '1:8 the closing quote of this text is missing'],
  ['{ "a" "1" }', '1:7 a colon is missing between a key and its value'],
  ['{ "a": 1', '1:9 a closing "}" is missing'],
  ['{\n<<<<<<< mine\n}', '2:1 the file has an unresolved merge conflict'],
  ['\uFEFF{}', '1:1 the file begins with a byte order mark: save it as UTF-8 without one'],
  ['', '1:1 the file is empty'],
])('%j is explained in words', ([text = '', said]) => {
  expect(saidOf(text)).toEqual([said]);
});

test.each([
  'limits',
  'tokens',
  'locales/en',
  'locales/de',
  'navigation',
  'screens/probe',
  'forms/probe',
  'lists/probe',
])('any value in place of %s causes faults of that file but no crash', (name) => {
  for (const text of [
    '[]',
    'null',
    '"text"',
    '7',
    '{ "wallet": [], "tokens": 1, "items": {}, "blocks": 5, "data": [null], "fields": "x" }',
  ]) {
    config.write(name, text);
    // Each of them also lacks the name of its schema, which says nothing of the value.
    const found = config.faults().filter((fault) => !fault.includes(' /$schema '));
    expect(found, text).toContainEqual(expect.stringContaining(`config/${name}.json:`));
    config.restore();
  }
});

test('nested texts are reported with the flat form of their keys', () => {
  config.edit('locales/en', '"wallet.title": "', '"wallet.title": { "a": "b" },\n  "wallet.titled": "');
  expect(config.faults()).toContainEqual(
    expect.stringContaining('/wallet.title — must be a text: keys are not nested'),
  );
});

test('a faulty file of values causes no faults in files that refer to it', () => {
  config.edit('limits', '"wallet": {', '"walet": {');
  expect(config.faults()).toEqual([
    `${config.place('limits', '"walet"')} /walet — unknown key "walet" — did you mean "wallet"?`,
  ]);
});

test('a plural without its last form is one fault', () => {
  config.edit('locales/en', '"list.end_other"', '"list.ends"');
  expect(config.faults()).toContainEqual(
    expect.stringContaining(
      ' /list.end_one — the text "list.end_other" is missing, a plural form of "en": it has one, other',
    ),
  );
  expect(config.faults().filter((line) => line.includes('list.end_few'))).toEqual([]);
});

test('a brace too few in English is the cause of what its uses miss', () => {
  config.edit('locales/en', '= {{price, number}}', '= {{price, number}');
  expect(config.faults()).toEqual([
    expect.stringMatching(/locales\/en.*\/wallet\.rate — a placeholder has two braces on each side/),
  ]);
});

test('braces that are not a placeholder, and markup', () => {
  config.edit('locales/de', '"limits.from": "', '"limits.from": "{amount} {{token}", "limits.frm": "');
  config.edit('locales/de', '"limits.title": "', '"limits.title": "<b>');
  const said = config.faults();
  expect(said).toContainEqual(
    expect.stringContaining('/limits.from — a placeholder has two braces on each side, as {{name}}'),
  );
  expect(said).toContainEqual(expect.stringContaining('/limits.title — a text is plain: <b> would show literally'));
});

test.for([
  [
    '{ "is": "account.isLocked" }',
    'asks about no reference, which begins with "$" — did you mean "$account.isLocked"?',
  ],
  ['{ "above": ["$entry.amount", "zero"] }', '"zero" is not an amount'],
  ['{ "above": ["$entry.amount", 0.1] }', 'an exact amount needs quotes: "0.1"'],
  ['{ "atLeast": ["$entry.date", "1"] }', '"$entry.date" is not an amount'],
  ['{ "before": "$entry.amount" }', '"$entry.amount" is not a date'],
  ['{ "equals": ["1", "2"] }', 'asks about no reference, which begins with "$"'],
  [
    '{ "equals": ["$search.period", "weak"] }',
    '"$search.period" is never "weak", only "day", "week" — did you mean "week"?',
  ],
  [
    '{ "equals": ["$entry.status", "done"] }',
    '"$entry.status" is never "done", only "pending", "completed", "failed", "cancelled"',
  ],
  ['{ "equals": ["$app.showsWarning", "yes"] }', '"$app.showsWarning" is true or false, never "yes"'],
])('the condition %s is never true', ([condition = '', said = '']) => {
  config.edit('screens/probe', '{ "runtime": "web" }', condition);
  expect(config.faults()).toEqual([expect.stringContaining(` — ${said}`)]);
});

test('a date where an amount shows, and an amount where a date does', () => {
  config.edit('lists/probe', '{ "cell": "plain", "value": "$row.id" }', '{ "cell": "date", "value": "$row.amount" }');
  config.edit('screens/probe', '"value": "$entry.amount", "style"', '"value": "$entry.date", "style"');
  expect(config.faults()).toEqual([
    expect.stringContaining('/row/title/0/value — "$row.amount" is not a date'),
    expect.stringContaining('/blocks/1/rows/0/value/value — "$entry.date" is not an amount'),
  ]);
});

test('a token that the contract does not accept is reported at its declaration, and screens without content for it', () => {
  const gold =
    '"gld": { "ticker": "GLD", "label": "Gld", "name": "G", "decimals": 8, "rateField": "XAUT", "candleSymbol": "GLDUSD" },';
  config.edit('tokens', '"tokens": {', `"tokens": { ${gold}`);
  const nothing = '/search/currency — no condition shows anything for "gld", unlike for "xaut", "paxg"';
  expect(config.faults()).toEqual([
    `${config.place('screens/home', '"currency": {')} ${nothing}`,
    `${config.place('screens/home/free', '"currency": {')} ${nothing}`,
    `${config.place('tokens', '"gld"')} /tokens/gld — openapi.yaml does not accept "gld", only xaut, paxg`,
    `${config.place('tokens', '"GLD"')} /tokens/gld/ticker — openapi.yaml does not accept "GLD", only XAUT, PAXG`,
    expect.stringContaining(' /tokens/xaut/rateField — "XAUT" occurs twice'),
  ]);
});

test('a token whose price the rates of the contract may lack', () => {
  const required = 'price of 1 token in USDT.\n      required: [XAUT';
  const [before, after, ...others] = readFileSync(join(root, 'openapi.yaml'), 'utf8').split(`${required}, PAXG]`);
  expect(others).toEqual([]);
  const file = join(config.path, '..', `${basename(config.path)}.yaml`);
  writeFileSync(file, `${before}${required}]${after}`);
  onTestFinished(() => rmSync(file));
  const project = { ...config.project(), operations: readContract(file) };
  expect(compileProject(project, new ConfigFolder(config.path)).faults.map(faultLine)).toEqual([
    `${config.place('tokens', '"PAXG",\n      "candle')} /tokens/paxg/rateField — the rates of openapi.yaml may lack "PAXG": add it to "required" there`,
  ]);
});

test('a network with an unknown address format, which the contract does not accept', () => {
  const explorer =
    '{ "transaction": "https://base.example.com/{hash}", "address": "https://base.example.com/{address}" }';
  config.edit(
    'networks',
    '"networks": {',
    `"networks": { "base": { "label": "Base", "name": "Base", "hasMemo": false, "explorer": ${explorer} },`,
  );
  const said = config.faults().map((line) => line.slice(line.indexOf(' ') + 1));
  expect(said.toSorted()).toEqual([
    '/networks/base — openapi.yaml does not accept "base", only trc20, erc20, ton',
    '/networks/base/addresses — missing "addresses": how its addresses are written, one of erc20, trc20, ton',
    '/networks/base/name — openapi.yaml does not accept "Base", only Tron, Ethereum, TON',
  ]);
});

test('files that nothing reads, and where they belong', () => {
  const screen = '{ "$schema": "../generated/schemas/screen.json" }';
  config.write('about', screen);
  config.write('screens/protected/about', config.read('screens/probe').replace('../../gen', '../../../gen'));
  config.edit('navigation', '"to": "/map"', '"to": "/old/probe"');
  expect(config.faults()).toEqual([
    'config/about.json:1:1 / — files with this name are not read — did you mean "screens/about"?',
    `${config.place('navigation', '"/old/probe"')} /items/3/to — "/old/probe" is a redirect, not a screen`,
    `config/screens/protected/about.json:1:1 / — a screen's address must not begin with "/protected": that address is used for something else`,
  ]);
});

test('data that nothing uses', () => {
  config.edit('screens/probe', '{ "cell": "age", "data": "balances" }', '{ "cell": "plain", "value": "$entry.date" }');
  expect(config.faults()).toEqual([
    `${config.place('screens/probe', '"balances":')} /data/balances — nothing uses the data "balances"`,
  ]);
});

test('an address with parameters in it, and a text in place of a key', () => {
  config.edit('screens/probe', '"to": "/probe", "search": { "depth": 2 }', '"to": "/probe?depth=2"');
  config.edit('screens/probe', '"title": "wallet.title"', '"title": "My own wallet, at last"');
  expect(config.faults()).toEqual([
    expect.stringContaining(
      'unknown text "My own wallet, at last": use a key of config/locales/en.json here, not the text itself',
    ),
    expect.stringContaining(
      'unknown screen "/probe?depth=2": parameters belong under "search" — did you mean "/probe"?',
    ),
  ]);
});

test('a text that is not chosen yet, by itself and where it may have values', () => {
  config.edit('screens/probe', '"title": "wallet.title"', '"title": ""');
  config.edit('screens/home/account/faq', '"faq.tokensAnswer"', '""');
  expect(config.faults()).toEqual([
    expect.stringMatching(/\/answer\/0 — the text is missing: choose one$/),
    expect.stringMatching(/\/title — the text is missing: choose one$/),
  ]);
});
