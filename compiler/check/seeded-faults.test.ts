import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { contractFaults, writeContractHash } from '../read/contract-hash.ts';
import { faultLine } from 'engine/compiler/report/faults.ts';
import { ConfigCopy, root } from '../testing/config-copy.ts';
import { testFaults } from '../testing/fault-table.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

describe('files and texts', () => {
  test('a file that is not UTF-8 is one fault at its place', () => {
    config.write('locales/de', config.read('locales/de'));
    const file = join(config.path, 'locales/de.json');
    writeFileSync(file, Buffer.from(readFileSync(file, 'utf8'), 'latin1'));
    const [fault, ...others] = config.faults();
    expect(fault).toMatch(
      /^config\/locales\/de\.json:\d+:\d+ \/ — this character is not in UTF-8: save the file as UTF-8$/,
    );
    expect(others).toEqual([]);
  });

  test('a text of 20 MB is reported, not read', () => {
    config.write('locales/fr', `{ "wallet.title": "${'a'.repeat(20_000_000)}" }`);
    expect(config.faults()).toEqual([
      'config/locales/fr.json:1:1 / — has 20 million characters: a file of config/ has one million at most',
    ]);
  });

  test('a text that is too long', () => {
    config.edit('locales/fr', '"start.lockedText": "', `"start.lockedText": "${'a'.repeat(4000)}`);
    expect(config.faults()).toEqual([expect.stringContaining('/start.lockedText — has 40')]);
  });

  test.each(['\u202e', '\\u202E', '\u202a'])('a direction override in a button: %j', (mark) => {
    config.edit('locales/en', '"action.retry": "', `"action.retry": "${mark}`);
    expect(config.faults()).toEqual([
      expect.stringMatching(/\/action\.retry — contains U\+202[AE], an invisible character that changes the direction/),
    ]);
  });

  test.each([
    ['lists/stray', 'screens/entries', 'this is a screen in place of a list'],
    ['screens/stray', 'lists/withdraws', 'this is a list in place of a screen'],
    ['screens/stray', 'forms/withdraw', 'this is a form in place of a screen'],
  ])('%s that is %s is reported first, with the number of faults that it causes', (name, from, says) => {
    config.write(name, config.read(from));
    const reported = config.faults().filter((line) => line.startsWith(`config/${name}.json`));
    expect(reported).toEqual([expect.stringContaining(`${says}; `)]);
    expect(reported[0]).toMatch(/\d+ more faults? follows? from it — did you mean "/);
  });
});

testFaults([
  {
    title: 'an invalid e-mail address',
    file: 'environments/sandbox',
    from: '"support@karat.example.com"',
    to: '"support@karat..example"',
    says: '/supportEmail — must be an e-mail address',
  },
  {
    title: 'an API that is called without encryption',
    file: 'environments/sandbox',
    from: '"apiAddress": ""',
    to: '"apiAddress": "http://api.example.com"',
    at: '"http://api.example.com"',
    says: '/apiAddress — must be empty or an address that begins with https:// (http:// only for localhost), without ? and #',
  },
  {
    title: 'an API whose host has no ending',
    file: 'environments/sandbox',
    from: '"apiAddress": ""',
    to: '"apiAddress": "https://api"',
    at: '"https://api"',
    says: '/apiAddress — must be empty or an address that begins with https:// (http:// only for localhost), without ? and #',
  },
  {
    title: 'a login page with an impossible host',
    file: 'environments/sandbox',
    from: '"https://login.karat.example.group/"',
    to: '"https://login.karat..example.group/"',
    says: '/loginGroup — this is not a valid host: it needs a name and a top-level domain, as in https://example.com/',
  },
  {
    title: 'Arabic from left to right',
    file: 'languages',
    from: '"direction": "rtl"',
    to: '"direction": "ltr"',
    at: '"ltr" }\n  ]',
    says: '/languages/13/direction — "ar" is written from right to left: "rtl"',
  },
  {
    title: 'a memo longer than the contract accepts',
    file: 'forms/withdraw',
    from: '"maxLength": 120',
    to: '"maxLength": 121',
    at: '121',
    says: '/fields/memo/maxLength — requestWithdraw takes 120 characters of "memo" at most, not 121',
  },
  {
    title: 'a part for two runtimes at once',
    file: 'screens/probe',
    from: '{ "all": [{ "is": "$entry.id" }, { "runtime": "web" }] }',
    to: '{ "all": [{ "runtime": "messenger" }, { "runtime": "web" }] }',
    at: '{ "runtime": "messenger" }',
    says: '/blocks/1/when/all/0 — never shows: "runtime" is "messenger" and "runtime" is "web" contradict each other',
  },
  {
    title: 'a part whose condition requires a value and its absence',
    file: 'screens/probe',
    from: '{ "all": [{ "is": "$entry.id" }, { "runtime": "web" }] }',
    to: '{ "all": [{ "is": "$entry.id" }, { "not": { "is": "$entry.id" } }] }',
    at: '{ "is": "$entry.id" }, {',
    says: '/blocks/1/when/all/0 — never shows: "$entry.id" is present and "$entry.id" is not present contradict each other',
  },
  {
    title: 'a row whose condition contradicts that of its block',
    file: 'screens/probe',
    from: '{ "label": "fact.date", "value"',
    to: '{ "label": "fact.date", "when": { "runtime": "messenger" }, "value"',
    at: '{ "runtime": "messenger" }',
    says: '/blocks/1/rows/1/when — never shows: "runtime" is "messenger" and "runtime" is "web" (/blocks/1/when/all/1) contradict each other',
  },
  {
    title: 'an order comparison with a ticker',
    file: 'screens/probe',
    from: '{ "all": [{ "is": "$entry.id" }, { "runtime": "web" }] }',
    to: '{ "atLeast": ["$search.currency.ticker", "1"] }',
    at: '"$search.currency.ticker", "1"',
    says: '/blocks/1/when/atLeast/0 — "$search.currency.ticker" is not an amount',
  },
  {
    title: 'a filter that its list ignores',
    file: 'lists/withdraws',
    from: '    "status": "$parameter.status",\n',
    to: '',
    at: '"status": {',
    says: '/parameters/status — nothing reads "$parameter.status": the list ignores it',
  },
  {
    title: 'a filter that its screen does not pass on',
    file: 'screens/wallet/send/history',
    from: '"status": "$search.status"',
    to: '"status": "pending"',
    at: '"status",\n          "choices"',
    says: '/blocks/1/choices/0/parameter — nothing reads "$search.status": this choice has no effect',
  },
  {
    title: 'two rows with the same label',
    file: 'screens/probe',
    from: '"label": "fact.date"',
    to: '"label": "fact.amount"',
    at: '"fact.amount", "value": { "cell": "age"',
    says: '/blocks/1/rows/1/label — "fact.amount" is already used at /blocks/1/rows/0',
  },
  {
    title: 'a step above the minimum, reported at the step',
    file: 'limits',
    from: '"sell": "0.000001"',
    to: '"sell": "3"',
    at: '"3"',
    says: '/steps/sell — the step 3 is above 0.0125 (/marketing/token), which must be a multiple of it',
  },
]);

test('generated/ made from an older contract', async () => {
  expect(contractFaults(root)).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'karat-contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, 'openapi.yaml'), join(folder, 'openapi.yaml'));
  mkdirSync(join(folder, 'generated/source'), { recursive: true });
  await writeContractHash(join(folder, 'generated/source'), folder);
  expect(contractFaults(folder)).toEqual([]);
  appendFileSync(join(folder, 'openapi.yaml'), '# changed\n');
  expect(contractFaults(folder).map(faultLine)).toEqual([
    'openapi.yaml:1:1 / — generated/ was made from another version of this file: run npm run generate',
  ]);
});
