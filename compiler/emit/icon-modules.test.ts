import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { iconModules } from './icon-modules.ts';
import { ConfigCopy, root } from '../testing/config-copy.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterAll(() => config.remove());

test('the icons of the navigation and of screens are listed once each, and exist', async () => {
  const modules = await iconModules(root, config.path);
  expect(modules).toEqual(
    expect.arrayContaining([expect.stringMatching(/IconWallet\.mjs$/), expect.stringMatching(/IconHistory\.mjs$/)]),
  );
  expect(new Set(modules).size).toBe(modules.length);
  expect(modules.filter((module) => !existsSync(join(root, 'node_modules', module)))).toEqual([]);
});

test('a faulty config has no icon modules', async () => {
  config.edit('screens/probe', '"wallet.title"', '"wallet.titel"');
  expect(await iconModules(root, config.path)).toEqual([]);
});
