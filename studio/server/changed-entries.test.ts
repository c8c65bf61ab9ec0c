import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { addressesOf, changedEntries } from './changed-entries.ts';

const former = new ConfigFolder(join(import.meta.dirname, '../../config'));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'karat-entries-'));
  cpSync(join(import.meta.dirname, '../../config'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(name: string, from: string, to: string): void {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}
const addresses = (path: string): string[] => {
  const present = new ConfigFolder(folder);
  return addressesOf(path, present, changedEntries(former, present));
};

test('a change of the limits of one token is shown on screens of that token', () => {
  const paxg = '"tokens": { "paxg": { "minimum": { "token": "0.05" } } }';
  change('limits', '"send": { "group": "wallet" }', `"send": { "group": "wallet", ${paxg} }`);
  expect(addresses('/wallet/send/limits')).toEqual(['/wallet/send/limits?currency=paxg']);
  expect(addresses('/business')).toEqual(['/business']);
  change('limits', '"0.025"', '"0.031"');
  expect(addresses('/wallet/send/limits')).toEqual(['/wallet/send/limits', '/wallet/send/limits?currency=paxg']);
});

test('a change of a token and of a network is shown on screens of both', () => {
  change('tokens', '"label": "PaxG"', '"label": "Paxg"');
  change('networks', '"label": "Erc20"', '"label": "ERC20"');
  expect(addresses('/wallet/buy')).toEqual([expect.stringMatching(/^\/wallet\/buy\?currency=paxg&network=erc20$/)]);
});

test('any other change is shown on the screen as it begins', () => {
  change('limits', '"0.025"', '"0.031"');
  expect(addresses('/wallet/send/limits')).toEqual(['/wallet/send/limits']);
});
