import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { faultLine } from 'engine/compiler/report/faults.ts';
import { ConfigCopy } from '../testing/config-copy.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

/** The message for a name that is no longer declared; `word` is the former name. */
const gone = (count: number, kind: string, word: string): string =>
  `${count} places use the ${kind} "${word}", which no longer exists — did you mean "${word}"?`;

/** Renames a file. */
function move(from: string, to: string): void {
  config.write(to, config.read(from));
  config.write(from, undefined);
}

test('a renamed parameter of a screen is one fault at its declaration, for the screen and all links to it', () => {
  config.edit('screens/probe', '"depth": {', '"depths": {');
  config.edit(
    'screens/entries',
    '"data": {',
    '"actions": [{ "icon": "history", "label": "wallet.seeAll", "action": { "action": "navigate", "to": "/probe", "search": { "depth": 3 } } }],\n  "data": {',
  );
  const [fault, ...others] = config.project().faults;
  expect(others).toEqual([]);
  expect(fault && faultLine(fault)).toBe(
    `${config.place('screens/probe', '"depths"')} /search/depths — ${gone(2, 'parameter', 'depth')}`,
  );
  expect(fault?.consequences?.map(({ file }) => file)).toEqual([
    'config/screens/entries.json',
    'config/screens/probe.json',
  ]);
});

test('a renamed parameter of a list is found if it is the only unused one, even if its name is not similar', () => {
  config.edit('lists/buys', '"currency": {', '"coin": {');
  expect(config.faults()).toEqual([
    `${config.place('lists/buys', '"coin"')} /parameters/coin — ${gone(10, 'parameter', 'currency')}`,
  ]);
});

test('a renamed text is one fault in English, even if other languages and screens still use the old key', () => {
  config.edit('locales/en', '"fact.amount"', '"fact.ammount"');
  const [line, ...others] = config.faults();
  expect(others).toEqual([]);
  expect(line).toContain(`${config.place('locales/en', '"fact.ammount"')} /fact.ammount — `);
  expect(line).toMatch(
    /\d\d places use the text "fact\.amount", which no longer exists — did you mean "fact\.amount"\?$/,
  );
});

test.each([
  ['list', 'lists/buys', 'lists/buyings', 6, 'buys'],
  ['screen', 'screens/wallet/send', 'screens/wallet/sent', 4, '/wallet/send'],
] as const)('a renamed %s is one fault at its new file', (kind, from, to, count, word) => {
  move(from, to);
  expect(config.faults()).toEqual([`config/${to}.json:1:1 / — ${gone(count, kind, word)}`]);
});

test.each([
  ['limits', '"send": "', '"sent": "', '/steps/sent', 3, 'value', 'send'],
  ['links', '"chatEn":', '"chatEng":', '/links/chatEng', 2, 'link', 'chatEn'],
] as const)('a renamed entry of %s', (file, from, to, pointer, count, kind, word) => {
  config.edit(file, from, to);
  const at = config.place(file, to);
  expect(config.faults()).toEqual([`${at} ${pointer} — ${gone(count, kind, word)}`]);
});

test.for([
  ['ton', 'tonn'],
  ['trc20', 'erc20x'],
  ['ton', 'bsc'],
])('the network %s, renamed to %s, is one fault at its declaration', ([name, renamed]) => {
  config.edit('networks', `"${name}": {`, `"${renamed}": {`);
  const [line, ...others] = config.faults();
  expect(others).toEqual([]);
  expect(line).toContain(`${config.place('networks', `"${renamed}"`)} /networks/${renamed} — `);
  expect(line).toMatch(new RegExp(`places use the network "${name}", which no longer exists — did you mean "${name}"`));
});

test('a renamed token is one fault at its declaration, beside that of its ticker', () => {
  config.edit('tokens', '"paxg": {', '"paxo": {');
  const [line, ...others] = config.faults();
  expect(line).toContain(`${config.place('tokens', '"paxo"')} /tokens/paxo — `);
  expect(others).toEqual([expect.stringContaining('/tokens/paxo/ticker — "PAXG" is no ticker of "paxo"')]);
});

test('a network under the name of another is one fault, which has the name it should have', () => {
  config.edit('networks', '"name": "Ethereum"', '"name": "Tron"');
  const [line, ...others] = config.faults();
  expect(others).toEqual([]);
  expect(line).toMatch(/\/networks\/erc20\/name — "Tron" is not the name of erc20 — did you mean "Ethereum"\?$/);
});

test('a value that a part is given is blamed where it is given', () => {
  config.edit('screens/home', '"runtime": "web", "network": "trc20" }', '"runtime": "web", "network": "trc2" }');
  const [line, ...others] = config.faults();
  expect(others).toEqual([]);
  expect(line).toMatch(/^config\/screens\/home\.json:\d+:\d+ \/blocks\/\d+\/items\/\d+\/with\/network — "trc2"/);
});

test('a deleted name is one fault at its first use', () => {
  config.write('lists/buys', undefined);
  expect(config.faults()).toEqual([
    `${config.place('forms/buy', '"buys"')} /steps/1/show/3/list — there is no list "buys": it is named in forms/buy, parts/activity, screens/home/account/statement, and 2 more`,
  ]);
});

test('a typo in one place is a fault at that place, and two different typos are two faults', () => {
  config.edit('screens/probe', '"label": "fact.amount"', '"label": "fact.amont"');
  config.edit('screens/probe', '"label": "fact.date"', '"label": "fact.dat"');
  expect(config.faults()).toEqual([
    expect.stringContaining('unknown text "fact.amont" — did you mean "fact.amount"?'),
    expect.stringContaining('unknown text "fact.dat" — did you mean "fact.date"?'),
  ]);
});

test('parameters under a misspelled key, or of a wrong type, are the cause of all faults of missing ones', () => {
  config.edit('lists/accruals', '"parameters"', '"paramters"');
  expect(config.faults()).toEqual([
    expect.stringMatching(
      /\/paramters — unknown key "paramters"; \d+ more faults follow from it — did you mean "parameters"\?$/,
    ),
  ]);
  config.restore();
  config.edit('lists/probe', '{ "currency": { "from": "tokens", "default": "xaut" } }', '5');
  expect(config.faults()).toEqual([
    expect.stringMatching(
      /\/parameters — must be a group of values in braces, \{ \}; \d+ more faults? follows? from it$/,
    ),
  ]);
});

test('the values of a wrongly declared parameter are unknown', () => {
  config.edit('forms/withdraw', '"from": "tokens"', '"form": "tokens"');
  expect(config.faults()).toEqual([
    `${config.place('forms/withdraw', '"form": "tokens"')} /parameters/currency/form — unknown key "form" — did you mean "from"?`,
  ]);
});

test('values that cannot be read have no consequences', () => {
  for (const text of [undefined, '{', '{ "token": {} }']) {
    config.write('tokens', text);
    const files = config.project().faults.map(({ file }) => file);
    expect(new Set(files)).toEqual(new Set(['config/tokens.json']));
    config.restore();
  }
});
