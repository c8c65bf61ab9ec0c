import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { type TextFixes, type TextOrders, fixTexts } from './fix-texts.ts';
import { type Surroundings, readSurroundings } from '../project.ts';
import { ConfigCopy, root } from '../testing/config-copy.ts';

let config: ConfigCopy;
let surroundings: Surroundings;
beforeAll(async () => {
  surroundings = await readSurroundings(root);
  config = await ConfigCopy.make(surroundings);
});
afterEach(() => config.restore());
afterAll(() => config.remove());

/** Computes the fixes and writes them into the copy if there are no refusals. */
function fix(orders: Partial<TextOrders> = {}): TextFixes {
  const fixes = fixTexts(new ConfigFolder(config.path), surroundings, { renames: [], deletions: [], ...orders });
  if (fixes.refusals.length === 0) for (const [name, text] of fixes.files) config.write(name, text);
  return fixes;
}

const languages = new ConfigFolder(`${root}/config`).namesOf('locales');
/** The value under a key of a locale; undefined if there is none. */
const textOf = (code: string, key: string): unknown => Object(JSON.parse(config.read(`locales/${code}`)))[key];

test('correct texts stay unchanged', () => {
  expect(fix()).toEqual({ files: new Map(), done: [], refusals: [] });
});

test('a text is renamed in every language and wherever config uses it, without faults afterwards', () => {
  const home = textOf('de', 'nav.home');
  const { files, done } = fix({ renames: [['nav.home', 'nav.start']] });
  expect([...files.keys()].toSorted()).toEqual(
    [...languages.map((code) => `locales/${code}`), 'navigation'].toSorted(),
  );
  expect(done).toHaveLength(2);
  expect([textOf('de', 'nav.start'), textOf('de', 'nav.home')]).toEqual([home, undefined]);
  expect(config.read('navigation')).toContain('"label": "nav.start"');
  expect(config.read('navigation').replace('nav.start', 'nav.home')).toBe(
    new ConfigFolder(`${root}/config`).file('navigation').text,
  );
  expect([...config.faults(), ...config.warnings()]).toEqual([]);
});

test('a text with plural forms is renamed with all forms of each language, in lists and forms too', () => {
  const plural = 'network.depthPartners';
  const few = textOf('ru', `${plural}_few`);
  fix({ renames: [[plural, 'network.partners']] });
  expect([textOf('ru', 'network.partners_few'), textOf('ru', `${plural}_few`)]).toEqual([few, undefined]);
  expect([...config.faults(), ...config.warnings()]).toEqual([]);
});

test('a text that nothing uses is deleted everywhere', () => {
  for (const code of languages) config.edit(`locales/${code}`, '"nav.aboutus"', '"nav.about": "X",\n  "nav.aboutus"');
  const { done } = fix({ deletions: ['nav.about'] });
  expect(done).toEqual([expect.stringMatching(/^locales: "nav\.about" is deleted in ar, cs, /)]);
  expect(languages.map((code) => textOf(code, 'nav.about'))).toEqual(languages.map(() => undefined));
});

test('a text that is used is not deleted, and its uses are listed', () => {
  expect(fix({ deletions: ['nav.home'] }).refusals).toEqual([
    `"nav.home" cannot be deleted: ${config.place('navigation', '"nav.home"')} still use it`,
  ]);
  const [inCode, ...others] = fix({ renames: [['list.end', 'list.over']] }).refusals;
  expect(inCode).toMatch(
    /^"list\.end" is not changed: the code uses it \(src\/blocks\/activity\/Entries\.tsx:\d+, src\/blocks\/list\/AllRows\.tsx:\d+, src\/blocks\/list\/CsvButton\.tsx:\d+\)$/,
  );
  expect(others).toEqual([]);
});

test.each<[Partial<TextOrders>, string]>([
  [{ renames: [['nav.hom', 'nav.start']] }, 'there is no text "nav.hom" — did you mean "nav.home"?'],
  [{ deletions: ['nav.mop'] }, 'there is no text "nav.mop" — did you mean "nav.map"?'],
  [{ renames: [['nav.home', 'nav.map']] }, '"nav.home" cannot become "nav.map": that text exists already'],
  [{ renames: [['nav.home', 'My start']] }, '"My start" is not a valid text key'],
  [{ renames: [['network.depthPartners', 'network.partners_few']] }, '"network.partners_few" is not a valid text key'],
])('%j is refused', (orders, refusal) => {
  expect(fix(orders).refusals).toEqual([refusal]);
});

test('missing plural forms are added as copies of the form _other', () => {
  const other = textOf('pl', 'network.depthPartners_other');
  const line = `"network.depthPartners_few": ${JSON.stringify(textOf('pl', 'network.depthPartners_few'))},`;
  config.edit('locales/pl', line, '');
  expect(config.faults()).toHaveLength(1);
  expect(fix().done).toEqual([
    'locales/pl.json: "network.depthPartners_few" is a copy of "network.depthPartners_other", to be translated',
  ]);
  expect(textOf('pl', 'network.depthPartners_few')).toBe(other);
  expect(config.faults()).toEqual([]);
});

test('missing texts of a draft are not filled with English', () => {
  const line = `"nav.home": ${JSON.stringify(textOf('de', 'nav.home'))},`;
  config.edit('locales/de', line, '');
  expect(fix().done).toEqual([]);
  expect(textOf('de', 'nav.home')).toBeUndefined();
});

test('keys are sorted', () => {
  config.edit('locales/de', '"$schema": "../../generated/schemas/locale.json",', '');
  config.edit('locales/de', '"nav.map"', '"$schema": "../../generated/schemas/locale.json",\n  "nav.map"');
  expect(fix().done).toEqual(['locales/de.json: the keys are sorted now']);
  expect(config.read('locales/de')).toBe(new ConfigFolder(`${root}/config`).file('locales/de').text);
});

test.each(['{', '{ "nav.home": { "title": "Start" }, "about.advantages": "A" }'])(
  '%s is not fixed automatically',
  (text) => {
    config.write('locales/de', text);
    expect(fix().files.has('locales/de')).toBe(false);
  },
);
