import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { withFormerConfig } from './former-config.ts';
import { formerAndConfig } from '../testing/former-and-config.ts';

const { config, differences, former, said } = await formerAndConfig();

test('unchanged values are not mentioned', () => {
  expect(said()).toEqual([]);
});

test('each difference has its place: the file and the path, a text its key in English', () => {
  config.edit('limits', '"usdt": "50"', '"usdt": "75"');
  config.edit('levels', '"name": "Partner", "volume": "100"', '"name": "Partner", "volume": "120"');
  config.edit('locales/de', '"limits.title": "', '"limits.title": "Die ');
  config.write('parts/other', '{ "content": [] }');
  expect(differences().map(({ place }) => place)).toEqual([
    'limits#/marketing/usdt',
    'levels#/levels/9/volume',
    'parts/other#',
    'locales/en#/limits.title',
  ]);
});

test('a minimum: its old and new value, every screen that shows it, and the fields that it limits', () => {
  config.edit('limits', '"usdt": "50"', '"usdt": "75"');
  expect(said()).toEqual([
    'Minimum of marketing in USDT: 50 → 75. Shows in 2 places of 2 screens: /marketing/sell/limits “Limits”, /marketing/send/limits “Limits”.',
  ]);
  config.restore();
  config.edit('limits', '"token": "0.025"', '"token": "0.05"');
  expect(said()).toEqual([
    expect.stringMatching(
      /^Minimum of the wallet in tokens: 0\.025 → 0\.05\. Shows in 27 places of 9 screens: .*, and 3 more\. It is the minimum of amount in the form probe, the minimum of amount in the form sell, the minimum of amount in the form withdraw\.$/,
    ),
  ]);
  config.restore();
  const paxg = '"tokens": { "paxg": { "minimum": { "token": "0.05" } } }';
  config.edit('limits', '"send": { "group": "wallet" }', `"send": { "group": "wallet", ${paxg} }`);
  expect(said()).toEqual([expect.stringMatching(/^Limit of send by token is new: paxg \(minimum \(token 0\.05\)\)\./)]);
});

test.each([
  [
    'levels',
    '{ "name": "Partner", "volume": "100"',
    '{ "name": "Partner", "volume": "120"',
    'Level 9 “Partner”, volume: 100 → 120. Shows in',
  ],
  [
    'levels',
    '"coverage": 500000 }',
    '"coverage": 500000 },\n    { "name": "Ambassador", "volume": "200", "partners": 12, "coverage": 1000000 }',
    'Level 10 “Ambassador” is new: name “Ambassador”, volume 200, partners 12, coverage 1000000. Shows in',
  ],
  [
    'app',
    '"settingsScreen"',
    '"notices": [{ "text": { "en": "Deposits are late.", "de": "Einzahlungen verzögern sich." }, "until": "2026-11-29T23:59:59+03:00" }],\n  "settingsScreen"',
    'Notice “Deposits are late.” is new. Shows on every screen until Sunday, 29 November 2026 at 23:59:59 UTC+03:00. Missing in 12 languages, where English shows: ru, es, ',
  ],
  ['tokens', '"label": "PaxG"', '"label": "Pax"', 'Token paxg, label: “PaxG” → “Pax”. Shows in'],
  ['networks', '"label": "Erc20"', '"label": "ETH"', 'Network erc20, label: “Erc20” → “ETH”. Shows in'],
  [
    'links',
    '"https://t.me/karat_example_chat_en"',
    '"https://t.me/other"',
    'Link chatEn: “https://t.me/karat_example_chat_en” → “https://t.me/other”. Shows in 2 places of 2 screens: /home/account “Account”, /home/free “Free”',
  ],
  [
    'limits',
    '"amount": "0.02"',
    '"amount": "20"',
    'Amount of the gift: 0.02 → 20 (1,000 times as much: is that meant?). Shows in',
  ],
  ['limits', '"days": 30', '"days": 3', 'Days of a period: 30 → 3 (1/10 of it: is that meant?). Shows in'],
  [
    'forms/probe',
    '"maxLength": 120',
    '"maxLength": 12',
    'maxLength: 120 → 12 (1/10 of it: is that meant?). Shows on /probe',
  ],
  ['app', '"idleMinutes": 30', '"idleMinutes": 15', 'App value idleMinutes: 30 → 15. The app as a whole follows it.'],
  [
    'environments/sandbox',
    '"tradingAllowList": ["demo"',
    '"tradingAllowList": ["friend"',
    'Environment sandbox: tradingAllowList: now also “friend”, no longer “demo”.',
  ],
  ['languages', '"Deutsch"', '"German"', 'Language “German” (de), label: “Deutsch” → “German”.'],
  ['navigation', '"icon": "map-2"', '"icon": "map"', 'Navigation, on every screen: “Map” › icon: “map-2” → “map”.'],
  ['screens/probe', '"label": "account.landing"', '"label": "fact.date"', 'Screen /probe “Wallet”: buttons › '],
  [
    'screens/probe',
    '{ "label": "fact.date", "value": { "cell": "age", "data": "balances" } }',
    '{ "label": "fact.id", "value": { "cell": "plain", "value": "$entry.id" } }',
    'Screen /probe “Wallet”: facts › rows › “Date” was removed.',
  ],
  [
    'forms/probe',
    '"maxLength": 120',
    '"maxLength": 60',
    'Form probe “Send”: fields › memo text “Memo (optional)” › maxLength: 120 → 60. Shows on /probe “Wallet”.',
  ],
  [
    'lists/probe',
    '"icon": "inbox"',
    '"icon": "history"',
    'List probe “Deposit history”: empty “No deposits yet” › icon: “inbox” → “history”. Shows on /probe “Wallet”.',
  ],
])('%s: %s', (file, from, to, sentence) => {
  config.edit(file, from, to);
  expect(said()[0]).toContain(sentence);
});

test('a new and a deleted screen are listed with the screens that lead to them', () => {
  config.write('screens/probe', undefined);
  former.write('screens/entries', undefined);
  expect(said()).toEqual([
    'Screen /entries “Wallet” is new. Nothing leads to it.',
    'Screen /probe “Wallet” was removed. It was reached from: /old/probe, /probe “Wallet”.',
  ]);
});

test('a renamed screen is said as renamed, and a changed way to it as changed', () => {
  const screen = config.read('screens/home/account/faq');
  config.write('screens/home/account/questions', screen);
  config.write('screens/home/account/faq', '{ "redirect": "/home/account/questions" }');
  config.edit('parts/help', '"/home/account/faq"', '"/home/account/questions"');
  expect(said()).toEqual([
    expect.stringMatching(
      /^Part help: .*“FAQ” › action navigate › to: “\/home\/account\/faq” → “\/home\/account\/questions”\. Shows on \d+ screens: /,
    ),
    'Screen /home/account/faq “FAQ” was renamed to Screen /home/account/questions, and its former address leads there.',
  ]);
});

test('a screen that only leads on, and a block that one runtime hides, are said in words', () => {
  config.write('screens/home/account/faq', '{ "redirect": "/home" }');
  config.edit('screens/probe', '"block": "facts"', '"block": "facts", "isHidden": "messenger"');
  expect(said()).toEqual([
    'Screen /home/account/faq “FAQ” shows nothing now: it leads to /home.',
    'Screen /probe “Wallet”: facts is hidden in the messenger now.',
  ]);
});

test('a changed text is listed once for all languages, with the places where it shows', () => {
  config.edit('locales/en', '"nav.map": "Map"', '"nav.map": "Roadmap"');
  config.edit('locales/de', '"nav.map": "Roadmap"', '"nav.map": "Fahrplan"');
  config.edit('locales/en', '"nav.home"', '"nav.hom"');
  expect(said()).toEqual([
    'Text nav.home was removed: en “Home”. It showed on every screen (navigation).',
    'Text nav.map: en “Map” → “Roadmap”; de “Roadmap” → “Fahrplan”. Shows on every screen (navigation).',
    'Text nav.hom is new: en “Home”. Missing in 13 languages, where English shows: ar, cs, de, es, fr, id, it, kk, pl, pt, ro, ru, tr. Nothing uses it.',
  ]);
});

test('a text with a new key and the same content is listed as renamed, one with other content in a language is not', () => {
  for (const code of new ConfigFolder(config.path).namesOf('locales')) {
    config.edit(`locales/${code}`, '"nav.home"', '"nav.start"');
    config.edit(`locales/${code}`, '"nav.map"', '"nav.plan"');
  }
  config.edit('locales/de', '"nav.plan": "Roadmap"', '"nav.plan": "Fahrplan"');
  config.edit('navigation', '"nav.home"', '"nav.start"');
  expect(said()).toEqual([
    'Navigation, on every screen: “Home” › label: “nav.home” → “nav.start”.',
    'Text nav.home was renamed to nav.start and says the same.',
    'Text nav.map was removed: en “Map”; and in 13 other languages. It showed on every screen (navigation).',
    'Text nav.plan is new: en “Map”; and in 13 other languages. Nothing uses it.',
  ]);
});

test('a file that cannot be read is reported', () => {
  config.write('limits', '{');
  expect(said()[0]).toBe('config/limits.json cannot be read now.');
});

/** Makes a git repository with two versions of config/limits.json. */
function repository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'karat-git-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const run = (...command: string[]): void => {
    const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
    const { status, stderr } = spawnSync('git', [...author, ...command], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  run('init', '--quiet');
  mkdirSync(join(folder, 'config/locales'), { recursive: true });
  for (const text of ['{ "a": "1" }', '{ "a": "2" }']) {
    writeFileSync(join(folder, 'config/limits.json'), text);
    writeFileSync(join(folder, 'config/locales/en.json'), '{}');
    run('add', '.');
    run('commit', '--quiet', '--no-verify', '--message', text);
  }
  return join(folder, 'config');
}

test('a former version is read from the revision into a temporary folder, which is deleted afterwards', () => {
  const folder = repository();
  const read = (revision: string): [string, string] =>
    withFormerConfig(folder, revision, (path) => [path, readFileSync(join(path, 'limits.json'), 'utf8')]);
  const [path, text] = read('HEAD~1');
  expect([text, read('HEAD')[1], existsSync(path)]).toEqual(['{ "a": "1" }', '{ "a": "2" }', false]);
});

test.each(['no-such-branch', '--help'])('git has no revision %s', (revision) => {
  expect(() => withFormerConfig(repository(), revision, () => undefined)).toThrow(`git has no revision "${revision}"`);
});

test('a condition is reported as a sentence, whichever part of it has changed', () => {
  const condition = '"when": { "all": [{ "is": "$entry.id" }, { "runtime": "web" }] },';
  const report = (written: string): string[] => {
    config.edit('screens/probe', condition, written);
    const lines = said();
    config.restore();
    return lines.map((line) => line.replace('Screen /probe “Wallet”: ', ''));
  };
  const all = 'only if Entry › id is there, and the app runs on the web';
  expect(report('"when": { "runtime": "messenger" },')).toEqual([
    `facts is shown only in the messenger now; it was ${all}.`,
  ]);
  expect(report('')).toEqual([`facts is shown always now; it was ${all}.`]);
  expect(report(condition.replace('web', 'messenger'))).toEqual([
    `facts is shown only if Entry › id is there, and the app runs in the messenger now; it was ${all}.`,
  ]);
  former.edit('screens/probe', condition, '');
  expect(said()).toEqual([`Screen /probe “Wallet”: facts is shown ${all} now.`]);
});

test('words that a language has from English are said with the texts that consist of them', () => {
  config.edit('glossary', '"id": ["Platform"]', '"id": ["Platform", "Wallet"]');
  config.write('locales/id', config.read('locales/id').replace(/("wallet\.title": )".*"/, '$1"Wallet"'));
  expect(said()[0]).toBe('glossary: the same in id as in English: now also “Wallet” (text wallet.title).');
});
