import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { compileFile } from 'engine/compiler/check/compile-file.ts';
import { type Catalogue, readCatalogue } from 'engine/compiler/check/catalogue.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { readLocales } from 'engine/compiler/texts/locales.ts';
import { ConfigCopy } from '../testing/config-copy.ts';
import { screensOf, usesIn } from './uses.ts';
import { productNames } from '../values/product-names.ts';
import { languageCodes } from '../values/values.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

const groups = { screens: 'screen', lists: 'list', forms: 'form' } as const;

/** A map or set that records the words that are looked up in it, prefixed with a title. */
function noted<T extends { has(word: string): boolean }>(requested: Set<string>, title: string, known: T): T {
  return new Proxy(known, {
    get(target, property) {
      if (property === 'has')
        return (word: string) => {
          if (target.has(word)) requested.add(`${title} ${word}`);
          return target.has(word);
        };
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test('the uses in every file are exactly the words that the compiler looks up', () => {
  const folder = new ConfigFolder(config.path);
  const { kinds, operations } = config.project();
  const requested = new Set<string>();
  const known = readCatalogue(
    folder,
    kinds,
    operations,
    readLocales(folder, languageCodes(folder)),
    productNames(folder),
  );
  if (!known.links) throw new Error('no links');
  const catalogue: Catalogue = {
    ...known,
    kinds: { ...kinds, icons: noted(requested, 'icon', kinds.icons), views: noted(requested, 'view', kinds.views) },
    operations: noted(requested, 'operation', operations),
    texts: noted(requested, 'text', known.texts),
    routes: noted(requested, 'screen', known.routes),
    forms: noted(requested, 'form', known.forms),
    lists: noted(requested, 'list', known.lists),
    links: noted(requested, 'link', known.links),
  };
  const requestedKinds = new Set(['icon', 'view', 'operation', 'text', 'screen', 'form', 'list', 'link']);
  const uses = usesIn(folder).filter(({ kind }) => requestedKinds.has(kind));
  for (const [group, kind] of Object.entries(groups)) {
    for (const name of folder.names.filter((one) => one.startsWith(`${group}/`))) {
      requested.clear();
      const { faults } = compileFile(folder.file(name), kind, catalogue, { texts: new Set(), isComplete: true });
      expect(faults).toEqual([]);
      // Texts that a kind uses by default, such as the toast after copying, are in no file of config/.
      for (const word of ['text toast.copied', 'text toast.linkCopied']) requested.delete(word);
      expect(requested.size, name).toBeGreaterThan(0);
      const found = uses.filter(({ file }) => file === name).map((use) => `${use.kind} ${use.name}`);
      expect([...new Set(found)].toSorted(), name).toEqual([...requested].toSorted());
    }
  }
});

test('a list or form shows on the screens that use it', () => {
  const folder = new ConfigFolder(config.path);
  const screens = screensOf(folder, usesIn(folder));
  expect(screens.get('forms/probe')).toEqual(['/probe']);
  expect(screens.get('lists/probe')).toEqual(['/probe']);
  expect(screens.get('screens/wallet/send')).toEqual(['/wallet/send']);
  expect(screens.get('limits')).toEqual([]);
});
