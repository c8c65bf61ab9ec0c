import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { compileProject } from '../../compiler/compile.ts';
import { readSurroundings } from '../../compiler/project.ts';
import { Checker } from './checker.ts';
import { Drafts } from './drafts.ts';

const root = join(import.meta.dirname, '../..');
const surroundings = await readSurroundings(root);
const folder = mkdtempSync(join(tmpdir(), 'karat-checker-'));
let drafts: Drafts;

function start(): Checker {
  cpSync(join(root, 'config'), folder, { recursive: true });
  drafts = new Drafts(folder);
  const checker = new Checker(surroundings, drafts);
  expect(checker.project.faults).toEqual([]);
  return checker;
}

const change = (name: string, from: string, to: string): void =>
  drafts.change(new Map([[name, drafts.text(name)?.replace(from, to)]]), new Map());

afterEach(() => {
  drafts.close();
  rmSync(folder, { recursive: true });
});

test('a file with faults is shown as it was before, another one as it is', () => {
  const checker = start();
  change('tokens', '"ticker": "PAXG"', '"ticker": 5');
  change('limits', '"0.025"', '"0.031"');
  expect(checker.good?.values?.limits.wallet.token).toBe('0.031');
  expect(checker.stale).toEqual(['tokens']);
  change('limits', '"0.031"', '"0.032"');
  expect(checker.good?.values?.limits.wallet.token).toBe('0.032');
  change('tokens', '"ticker": 5', '"ticker": "PAXG"');
  expect(checker.stale).toEqual([]);
  expect(checker.project.faults).toEqual([]);
});

test('where the fault is in another file than its cause, the cause alone is shown as it was before', () => {
  const checker = start();
  change('locales/en', '"limits.title"', '"limits.other"');
  change('limits', '"0.025"', '"0.031"');
  expect(checker.project.faults.length).toBeGreaterThan(0);
  expect(checker.stale).toEqual(['locales/en']);
  expect(checker.good?.values?.limits.wallet.token).toBe('0.031');
});

test('after a change the faults are those of a folder that is read for the first time', { timeout: 60_000 }, () => {
  start();
  let config = new ConfigFolder(drafts.folder);
  for (const [name, from, to] of [
    ['locales/de', '"limits.title": "', '"limits.title": "The limits of all of these operations, '],
    ['locales/en', '"limits.title": "', '"limits.title": "{{many}} '],
    ['glossary', '"forbidden": {', '"forbidden": { "sv": {},'],
    ['tokens', '"paxg": {', '"gold": {'],
  ] as const) {
    change(name, from, to);
    config = new ConfigFolder(drafts.folder, config);
    const { faults } = compileProject(surroundings, config);
    expect(faults).toEqual(compileProject(surroundings, new ConfigFolder(drafts.folder)).faults);
    expect(faults.length).toBeGreaterThan(0);
  }
});
