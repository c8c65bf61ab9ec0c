import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { ConfigCopy, root } from '../testing/config-copy.ts';
import { type Surroundings, readSurroundings } from '../project.ts';
import { usesReport } from './uses-report.ts';

let config: ConfigCopy;
let surroundings: Surroundings;
beforeAll(async () => {
  surroundings = await readSurroundings(root);
  config = await ConfigCopy.make(surroundings);
});
afterEach(() => config.restore());
afterAll(() => config.remove());

/** The printed lines for a word, trimmed. */
function linesOf(word: string): string[] {
  const { lines } = usesReport(surroundings, new ConfigFolder(config.path), word);
  return lines.map((line) => line.trim());
}

/** Adds a limit that only the probe's form uses. */
function probeLimit(): void {
  config.edit('limits', '"steps": {', '"steps": {\n    "probe": "0.5",');
  config.edit('forms/probe', '$limits.steps.send', '$limits.steps.probe');
}

test.each(['/steps/probe', 'limits/steps/probe', 'limits.steps.probe', '$limits.steps.probe'])(
  'a limit by the name %s: its declaration, and each place by the path of its screen',
  (word) => {
    probeLimit();
    const place = config.place('forms/probe', '"$limits.steps.probe"');
    const declared = config.place('limits', '"0.5"');
    expect(linesOf(word)).toEqual([
      `value limits/steps/probe (${declared}): 1 place on 1 screen`,
      '/probe',
      `${place} /fields/amount/step`,
    ]);
  },
);

test('a use of a value is a use of its group, and a use of the group is a use of each of its values', () => {
  config.edit('screens/entries', '"$row.coverage"', '"$levels.levels.0.name"');
  expect(linesOf('/levels/0/name').filter((line) => line.includes('screens/entries'))).toHaveLength(2);
  expect(linesOf('levels').filter((line) => line.includes('screens/entries'))).toEqual([]);
  expect(linesOf('/levels').filter((line) => line.includes('screens/entries'))).toHaveLength(2);
});

test('a place in a list or form belongs to each screen that shows it', () => {
  config.edit(
    'screens/entries',
    '"blocks": [',
    '"blocks": [{ "block": "list", "list": "probe", "with": { "currency": "xaut" } },',
  );
  expect(linesOf('list probe')).toEqual(['config/ has nothing named "list probe" — did you mean "lists/probe"?']);
  const place = `${config.place('lists/probe', '"deposits"')} /operation`;
  const lines = linesOf('deposits');
  expect(lines.slice(lines.indexOf('/entries'), lines.indexOf('/entries') + 2)).toEqual(['/entries', place]);
  expect(lines.slice(lines.indexOf('/probe'), lines.indexOf('/probe') + 2)).toEqual(['/probe', place]);
});

test('an operation is used by the views that request it', () => {
  expect(linesOf('rates')).toContain(
    `${config.place('screens/probe', '"wallet-account"')} /data/account/view (through the view wallet-account)`,
  );
});

test('a value is used by the views whose code reads it, and a property of it by those that read that', () => {
  const viewsIn = (word: string) =>
    new Set(linesOf(word).flatMap((line) => /through the view ([\w-]+)/.exec(line)?.[1] ?? []));
  expect(viewsIn('levels/levels/3')).toEqual(new Set(['level-name', 'level-progress', 'level-reached']));
  expect(viewsIn('levels/levels/3/volume')).toEqual(new Set(['level-progress', 'level-reached']));
  expect(linesOf('levels/levels/3')).toEqual(
    expect.arrayContaining(['/home', '/home/account', '/marketing', '/marketing/qualification-table']),
  );
});

test.each([
  ['landing', 'link landing', '"link": "landing"', '/blocks/5/buttons/0/action/link'],
  ['wallet-account', 'view wallet-account', '"view": "wallet-account"', '/data/account/view'],
  ['fact.date', 'text fact.date', '"label": "fact.date"', '/blocks/1/rows/1/label'],
  ['lists/probe', 'list probe', '"list": "probe"', '/blocks/3/list'],
  ['forms/probe', 'form probe', '"form": "probe"', '/blocks/4/form'],
  ['history', 'icon history', '"icon": "history"', '/actions/0/icon'],
  ['/probe', 'screen /probe', '"to": "/probe"', '/actions/0/action/to'],
])('%s', (word, title, at, pointer) => {
  const lines = linesOf(word);
  expect(lines.filter((line) => line.startsWith(title))).toHaveLength(1);
  const [file = '', line = '', column = ''] = config.place('screens/probe', at).split(':');
  const key = at.slice(0, at.lastIndexOf('"', at.length - 2));
  expect(lines).toContain(`${file}:${line}:${Number(column) + key.length} ${pointer}`);
});

test('redirects, the settings screen, the navigation and `keptOffline` are uses too', () => {
  expect(linesOf('/probe')).toContain(`${config.place('screens/old/probe', '"/probe"')} /redirect`);
  expect(linesOf('/home/account')).toContain(`${config.place('app', '"/home/account"')} /settingsScreen`);
  const navigation = linesOf('nav.map');
  expect(navigation.slice(1)).toEqual([
    'in the navigation, on every screen',
    `${config.place('navigation', '"nav.map"')} /items/3/label`,
  ]);
  expect(linesOf('depositAddress')).toContain(`${config.place('app', '"depositAddress"')} /freshness/depositAddress`);
});

test('uses in code are listed', () => {
  expect(linesOf('pageSize')).toContainEqual(expect.stringMatching(/^src\/engine\/product\.ts:\d+$/));
  expect(linesOf('list.end')).toContainEqual(expect.stringMatching(/^src\/blocks\/list\/AllRows\.tsx:\d+$/));
});

test('for an unknown name the nearest names are suggested', () => {
  const { isKnown, lines } = usesReport(surroundings, new ConfigFolder(config.path), '/walet/token');
  expect({ isKnown, lines }).toEqual({
    isKnown: false,
    lines: ['config/ has nothing named "/walet/token" — did you mean "/wallet/token"?'],
  });
  expect(linesOf('a name that nothing has at all')).toEqual([
    'config/ has nothing named "a name that nothing has at all"',
  ]);
});
