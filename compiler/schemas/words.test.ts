import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from '../testing/config-copy.ts';
import { wordsModule } from './words.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

test('a text with plural forms is one key', () => {
  const words = wordsModule(config.path);
  expect(words).toContain('  | "wallet.title"\n');
  expect(words).toContain('  | "list.end"\n');
  expect(words).not.toMatch(/_other"|\$schema/);
});

test('a screen has its search parameters as types', () => {
  const words = wordsModule(config.path);
  expect(words).toContain('  | "/probe"');
  expect(words).toContain('  "/probe": { "currency": "xaut" | "paxg"; "period": "day" | "week"; "depth": number };\n');
  expect(words).toContain('  "/old/probe": Record<string, never>;\n');
});

test('with faults, the readable words are still written', () => {
  config.edit('screens/probe', '"depth": {', '"depth": [');
  config.edit('locales/en', '\n}', ',\n');
  config.write('tokens', undefined);
  const words = wordsModule(config.path);
  expect(words).toContain('  | "wallet.title"\n');
  expect(words).toContain('  "/probe": { "currency": string; "period": "day" | "week"');
});
