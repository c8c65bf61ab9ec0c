import { afterAll, beforeAll, expect, it } from 'vitest';

import { readSurroundings } from '../../compiler/project.ts';
import { ConfigCopy, root } from '../../compiler/testing/config-copy.ts';
import { brokenWithout } from './broken.ts';
import { Checker } from './checker.ts';
import { Drafts } from './drafts.ts';

let config: ConfigCopy;
let drafts: Drafts;
let checker: Checker;
beforeAll(async () => {
  const surroundings = await readSurroundings(root);
  config = await ConfigCopy.make(surroundings);
  drafts = new Drafts(config.path);
  checker = new Checker(surroundings, drafts);
});
afterAll(() => {
  drafts.close();
  config.remove();
});

it.each([
  ['a field that a part reads', 'forms/withdraw', ['fields', 'memo'], 'parts/withdraw-done'],
  ['a network that parameters begin with', 'networks', ['networks', 'ton'], 'screens/marketing/sell'],
  ['a language', 'locales/cs', [], 'locales/cs'],
])('says what would break besides what names %s', async (_, name, path, broken) => {
  const problems = await brokenWithout({ root, drafts, checker }, name, path);
  expect(problems.map(({ file }) => file)).toContain(broken);
  // It was only tried.
  expect(drafts.changed).toEqual([]);
});
