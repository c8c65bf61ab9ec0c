import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { Drafts } from './drafts.ts';
import { editText } from './edit-text.ts';
import { Saves } from './saves.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';
let drafts: Drafts;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'karat-saves-'));
  cpSync(join(root, 'config'), join(folder, 'config'), { recursive: true });
  drafts = new Drafts(join(folder, 'config'));
});
afterEach(() => {
  drafts.close();
  rmSync(folder, { recursive: true });
});

/** Saves another minimum with a start of its own, as on another day. */
function saveMinimum(unit: 'token' | 'usdt', value: string): void {
  drafts.close();
  drafts = new Drafts(join(folder, 'config'));
  const text = editText(drafts.text('limits') ?? '', [{ op: 'set', path: ['wallet', unit], value }]);
  drafts.change(new Map([['limits', text]]), new Map());
  const keep = new Saves(join(folder, 'saves')).begun(drafts, [`${unit} is ${value}`]);
  drafts.save();
  keep();
}

it('keeps a save across starts and takes it back; what was changed since stays', async () => {
  const before = drafts.text('limits') ?? '';
  saveMinimum('token', '0.3');
  saveMinimum('usdt', '200');
  const saves = new Saves(join(folder, 'saves'));
  const [latest, first] = saves.listed;
  expect(latest).toMatchObject({ lines: ['usdt is 200'], files: ['limits'] });
  const texts = await saves.revert(drafts, first?.at ?? '');
  expect(texts).toEqual(new Map([['limits', before.replace(/("wallet": \{[^}]*"usdt": )"\d+"/, '$1"200"')]]));
});

it('refuses to take back what was changed since at the same place', async () => {
  saveMinimum('token', '0.3');
  saveMinimum('token', '0.4');
  const saves = new Saves(join(folder, 'saves'));
  await expect(saves.revert(drafts, saves.listed[1]?.at ?? '')).rejects.toThrow('/wallet/token');
});
