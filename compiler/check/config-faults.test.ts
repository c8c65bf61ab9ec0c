import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from '../testing/config-copy.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

test('the configuration has no faults', () => {
  expect(config.project().faults).toEqual([]);
});

test('all faults of all files show at once, by file and place', () => {
  config.edit('screens/probe', '"wallet.title"', '"wallet.titel"');
  config.edit('screens/probe', '"block": "prose"', '"block": "prosa"');
  config.edit('screens/probe', '{ "runtime": "web" }', '{ "runtime": "wep" }');
  config.edit('screens/probe', '"style": "token" }', '"stil": "token" }');
  config.edit('lists/probe', '"inbox"', '"inbx"');
  config.edit('limits', '"0.025"', '"-1"');
  config.edit('navigation', '"/wallet"', '"/walet"');
  expect(config.faults()).toEqual([
    String.raw`${config.place('limits', '"-1"')} /wallet/token — must be an amount of digits and a dot, such as "0.025", without a sign or a unit`,
    `${config.place('lists/probe', '"inbx"')} /empty/icon — unknown icon "inbx" — did you mean "inbox"?`,
    `${config.place('navigation', '"/walet"')} /items/1/to — unknown screen "/walet" — did you mean "/wallet"?`,
    `${config.place('screens/probe', '"wallet.titel"')} /title — unknown text "wallet.titel" — did you mean "wallet.title"?`,
    `${config.place('screens/probe', '"wep"')} /blocks/1/when/all/1/runtime — "wep" is not one of web, messenger — did you mean "web"?`,
    `${config.place('screens/probe', '"stil"')} /blocks/1/rows/0/value/stil — unknown key "stil" — did you mean "style"?`,
    `${config.place('screens/probe', '"prosa"')} /blocks/2/block — unknown block "prosa" — did you mean "prose"?`,
  ]);
});

test('a faulty condition does not hide other faults beside it', () => {
  config.edit('screens/probe', '"when": { "all"', '"when": { "al"');
  config.edit('screens/probe', '"label": "fact.amount"', '"label": "fact.amonut"');
  expect(config.faults()).toEqual([
    `${config.place('screens/probe', '"al"')} /blocks/1/when/al — unknown key "al" — did you mean "all"?`,
    `${config.place('screens/probe', '"fact.amonut"')} /blocks/1/rows/0/label — unknown text "fact.amonut" — did you mean "fact.amount"?`,
  ]);
});

test('a condition of an unknown kind lists the kinds', () => {
  config.edit('screens/probe', '{ "runtime": "web" }', '{ "zzzzzzzz": "web" }');
  const place = config.place('screens/probe', '"zzzzzzzz"');
  expect(config.faults()).toEqual([
    expect.stringMatching(
      `^${place} /blocks/1/when/all/1/zzzzzzzz — unknown key "zzzzzzzz": one of is, not, all, any, .*runtime.*`,
    ),
  ]);
});

test('a text with placeholders at a place without values', () => {
  config.edit('screens/probe', '"title": "wallet.title"', '"title": "wallet.rate"');
  const place = config.place('screens/probe', '"wallet.rate",\n  "search"');
  expect(config.faults()).toEqual([
    `${place} /title — the text "wallet.rate" needs "token"`,
    `${place} /title — the text "wallet.rate" needs "price"`,
  ]);
});

test('a form that watches data it does not have', () => {
  config.edit(
    'forms/probe',
    '"steps": [',
    '"watch": { "value": "$form.amount", "data": "account", "changed": "send.title" },\n  "steps": [',
  );
  expect(config.faults()).toEqual([
    `${config.place('forms/probe', '"account"')} /watch/data — unknown data "account": one of limit, own`,
  ]);
});

test('a screen that is not JSON is one fault, without further faults in files that refer to it', () => {
  config.edit('screens/probe', '"title": "wallet.title",', '"title": "wallet.title"');
  expect(config.faults()).toEqual([`config/screens/probe.json:3:26 / — not JSON: a comma is missing`]);
});

test('English texts that are not JSON are one fault, without further faults for their keys', () => {
  config.write('locales/en', '{ "wallet.title": "Wallet" ');
  expect(config.faults()).toEqual(['config/locales/en.json:1:28 / — not JSON: a closing "}" is missing']);
});

test('values that are not JSON are one fault, without further faults in files that refer to them', () => {
  config.write('tokens', '{');
  config.write('limits', '');
  config.write('links', '{ // landing\n }');
  expect(config.faults()).toEqual([
    'config/limits.json:1:1 / — not JSON: the file is empty',
    'config/links.json:1:3 / — not JSON: comments are not allowed',
    'config/tokens.json:1:2 / — not JSON: a closing "}" is missing',
  ]);
});

test('a duplicate key', () => {
  config.edit('lists/probe', '"title": "get.noHistory"', '"title": "get.noHistory", "icon": "user"');
  expect(config.faults()).toEqual([
    `${config.place('lists/probe', '"icon": "user"')} /empty/icon — duplicate key "icon"`,
  ]);
});

test('files that are missing are faults, not crashes', () => {
  for (const name of ['navigation', 'levels', 'languages', 'locales/kk']) config.write(name, undefined);
  expect(config.faults()).toEqual([
    expect.stringMatching(/^config\/glossary\.json:\d+:\d+ \/forbidden\/kk — languages\.json has no "kk"/),
    'config/languages.json:1:1 / — the file is missing',
    'config/levels.json:1:1 / — the file is missing',
    'config/navigation.json:1:1 / — the file is missing',
  ]);
});

test('a language without texts', () => {
  config.write('locales/kk', undefined);
  expect(config.faults()).toEqual(['config/locales/kk.json:1:1 / — the file is missing']);
});

test('a duplicate language, and an unknown one', () => {
  config.edit('languages', '"code": "kk"', '"code": "en"');
  expect(config.faults()).toEqual([
    `${config.place('languages', '"en", "label": "Қазақша"')} /languages/7/code — the language "en" occurs twice`,
    'config/locales/kk.json:1:1 / — languages.json has no language "kk": add it there again, or delete this file, and what glossary has of it',
  ]);
});

test('no English', () => {
  config.edit('languages', '"code": "en"', '"code": "sv"');
  config.write('locales/en', undefined);
  expect(config.faults()).toContain(
    `${config.place('languages', '[')} /languages — English is the fallback and must be included`,
  );
});

test('a navigation with the same screen twice', () => {
  config.edit('navigation', '"/wallet"', '"/home"');
  expect(config.faults()).toEqual([
    `${config.place('navigation', '"/home", "icon": "wallet"')} /items/1/to — "/home" occurs twice`,
  ]);
});

test('a step finer than a token with fewer decimals', () => {
  config.edit('tokens', '"Tether Gold",\n      "decimals": 8', '"Tether Gold",\n      "decimals": 7');
  expect(config.faults()).toEqual([
    `${config.place('limits', '"0.00000001"')} /steps/send — the step 0.00000001 has more decimals than xaut (7)`,
  ]);
});

test('files that nothing reads', () => {
  config.write('tokns', '{}');
  config.write('screen/probe', '{}');
  config.write('forms/deep/probe', '{}');
  config.write('screens/wallet/index', config.read('screens/old/probe'));
  config.write('screens/Old', config.read('screens/index'));
  expect(config.faults()).toEqual([
    'config/forms/deep/probe.json:1:1 / — files with this name are not read',
    'config/screen/probe.json:1:1 / — files with this name are not read — did you mean "screens/probe"?',
    'config/screens/Old.json:1:1 / — a file name can have only lowercase letters, digits and dashes',
    'config/screens/wallet/index.json:1:1 / — belongs in "screens/wallet.json"',
    'config/tokns.json:1:1 / — files with this name are not read — did you mean "tokens"?',
  ]);
});

test('the address of the JSON Schema', () => {
  config.edit('screens/old/probe', '"$schema": "../../../', '"$schema": "../../');
  config.edit('lists/probe', 'schemas/list.json', 'schemas/form.json');
  config.edit('limits', '  "$schema": "../generated/schemas/limits.json",\n', '');
  config.edit('locales/en', '  "$schema": "../../generated/schemas/locale.json",\n', '');
  expect(config.faults()).toEqual([
    'config/limits.json:1:1 /$schema — missing "$schema": "../generated/schemas/limits.json"',
    `${config.place('lists/probe', '"../../generated/schemas/form.json"')} /$schema — must be "../../generated/schemas/list.json", or the file belongs in "config/forms/probe.json"`,
    'config/locales/en.json:1:1 /$schema — missing "$schema": "../../generated/schemas/locale.json"',
    `${config.place('screens/old/probe', '"../../generated/schemas/screen.json"')} /$schema — must be "../../../generated/schemas/screen.json"`,
  ]);
});

test('a file that does not contain an object', () => {
  config.write('forms/probe', '[]');
  config.write('screens/probe', '7');
  expect(config.faults().filter((line) => /^config\/(forms|screens)\/probe\.json/.test(line))).toEqual([
    'config/forms/probe.json:1:1 /$schema — missing "$schema": "../../generated/schemas/form.json"',
    'config/forms/probe.json:1:1 / — must be a group of values in braces, { }',
    'config/screens/probe.json:1:1 /$schema — missing "$schema": "../../generated/schemas/screen.json"',
    'config/screens/probe.json:1:1 / — must be a group of values in braces, { }',
  ]);
});
