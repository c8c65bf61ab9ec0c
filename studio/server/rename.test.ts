import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { readUses } from '../../compiler/report/find-uses.ts';
import { compileProject } from '../../compiler/compile.ts';
import { type Surroundings, readSurroundings } from '../../compiler/project.ts';
import { ConfigCopy, root } from '../../compiler/testing/config-copy.ts';
import { Drafts } from './drafts.ts';
import { usesOf } from './references.ts';
import { type Renaming, renamed } from './rename.ts';

let surroundings: Surroundings;
let config: ConfigCopy;
let drafts: Drafts;
beforeAll(async () => {
  surroundings = await readSurroundings(root);
  config = await ConfigCopy.make(surroundings);
  drafts = new Drafts(config.path);
});
afterEach(() => drafts.discard());
afterAll(() => {
  drafts.close();
  config.remove();
});

/** Renames something as a request of the page does. Returns the faults of config/ afterwards. */
async function rename(renaming: Partial<Renaming> & Pick<Renaming, 'name' | 'to'>): Promise<string[]> {
  const former = new ConfigFolder(drafts.folder);
  const all = { isText: false, isRedirected: false, ...renaming };
  drafts.change(await renamed(root, drafts, former, all), new Map());
  return compileProject(surroundings, new ConfigFolder(drafts.folder)).faults.map(({ message }) => message);
}

const usesOfName = (name: string): number =>
  readUses(new ConfigFolder(drafts.folder)).uses.filter((use) => use.name === name).length;

describe('a rename', () => {
  it.each([
    ['a form', 'forms/withdraw', 'forms/send-tokens', 'withdraw', 'send-tokens'],
    ['a list', 'lists/deposits', 'lists/received', 'deposits', 'received'],
    ['a screen', 'screens/wallet/send', 'screens/wallet/send-tokens', '/wallet/send', '/wallet/send-tokens'],
  ])('of %s changes the file and every place that names it, in one step', async (_, name, to, former, latter) => {
    const list = (word: string) =>
      readUses(new ConfigFolder(drafts.folder)).uses.filter(
        (use) => use.name === word && ['form', 'list', 'screen'].includes(use.kind),
      ).length;
    const count = list(former);
    expect(count).toBeGreaterThan(0);
    expect(await rename({ name, to })).toEqual([]);
    expect([list(former), list(latter)]).toEqual([0, count]);
    expect([drafts.text(name), drafts.text(to) === undefined]).toEqual([undefined, false]);
    drafts.undo();
    expect(drafts.changed).toEqual([]);
  });

  it('of a screen leaves a redirect at its former address where that is wanted', async () => {
    expect(await rename({ name: 'screens/probe', to: 'screens/tried/probe', isRedirected: true })).toEqual([]);
    expect(JSON.parse(drafts.text('screens/probe') ?? '')).toEqual({
      $schema: '../../generated/schemas/screen.json',
      redirect: '/tried/probe',
    });
    expect(drafts.text('screens/tried/probe')).toContain('"../../../generated/schemas/screen.json"');
    expect(drafts.text('screens/old/probe')).toContain('"/tried/probe"');
  });

  it('of every part changes what includes it', async () => {
    const [first = '', ...others] = new ConfigFolder(drafts.folder).namesOf('parts');
    for (const part of others) {
      const request = { name: `parts/${part}`, to: `parts/other-${part}`, isText: false, isRedirected: false };
      drafts.change(await renamed(root, drafts, new ConfigFolder(drafts.folder), request), new Map());
    }
    expect(await rename({ name: `parts/${first}`, to: `parts/other-${first}` })).toEqual([]);
  });

  it('of a text changes it in all languages and plural forms, and where it is used, also where that is hidden', async () => {
    const before = usesOfName('limits.usdt');
    drafts.change(
      new Map([
        [
          'screens/probe',
          (drafts.text('screens/probe') ?? '').replace(
            '{ "label": "fact.amount"',
            '{ "isHidden": true, "label": "limits.usdt"',
          ),
        ],
      ]),
      new Map(),
    );
    expect(await rename({ name: 'limits.usdt', to: 'limits.inUsdt', isText: true })).toEqual([]);
    expect([usesOfName('limits.usdt'), usesOfName('limits.inUsdt')]).toEqual([0, before]);
    expect(drafts.text('screens/probe')).toContain('"limits.inUsdt"');
    expect(drafts.text('locales/de')).toContain('"limits.inUsdt"');
  });

  it('is refused for a name in use, and for a text that the code names', async () => {
    await expect(rename({ name: 'forms/withdraw', to: 'forms/sell' })).rejects.toThrow('in use');
    await expect(rename({ name: 'wallet.title', to: 'nav.home', isText: true })).rejects.toThrow('in use');
    await expect(rename({ name: 'list.end', to: 'list.over', isText: true })).rejects.toThrow('code');
    await expect(rename({ name: 'limits', to: 'forms/limits' })).rejects.toThrow('cannot be renamed');
  });
});

describe('the uses of what would be removed', () => {
  const titles = (file: string, path: (string | number)[] = []): string[] =>
    usesOf(root, new ConfigFolder(drafts.folder), file, path).map(({ file: of }) => of);

  it.each([
    ['a screen', 'screens/probe', [], ['screens/old/probe']],
    ['a list', 'lists/probe', [], ['screens/probe']],
    ['a form', 'forms/probe', [], ['screens/probe']],
    ['a link', 'links', ['links', 'landing'], ['screens/probe']],
    ['a search parameter', 'screens/probe', ['search', 'currency'], ['screens/probe']],
    ['what a screen loads', 'screens/entries', ['data', 'entry'], ['screens/entries']],
    ['a field of a form', 'forms/probe', ['fields', 'memo'], ['forms/probe']],
    ['a text', 'locales/en', ['nav.map'], ['navigation']],
    ['a limit', 'limits', ['steps', 'send'], ['forms/probe']],
  ])('of %s', (_, file, path, expected) => {
    expect(titles(file, path)).toEqual(expect.arrayContaining(expected));
  });

  it('are also in the code of the app, which the checker does not read', () => {
    const places = usesOf(root, new ConfigFolder(drafts.folder), 'locales/en', ['toast.copied']);
    expect(places.map(({ place }) => place)).toContainEqual(expect.stringMatching(/^src\//));
  });

  it('are none for what nothing names', () => {
    expect(titles('screens/old/probe')).toEqual([]);
    expect(titles('screens/probe', ['blocks', 0])).toEqual([]);
  });
});
