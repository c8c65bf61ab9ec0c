import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { changeFile, foreignConflicts, takeForeign } from './combine.ts';
import { Drafts } from './drafts.ts';
import { type Edit, editText } from './edit-text.ts';
import { revisionOf } from './save.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';
let drafts: Drafts;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'karat-drafts-')), 'config');
  cpSync(join(root, 'config'), folder, { recursive: true });
  drafts = new Drafts(folder);
});
afterEach(() => {
  drafts.close();
  rmSync(join(folder, '..'), { recursive: true });
});

/** Makes edits of a file as a request of the page does. */
function edit(name: string, edits: readonly Edit[], group?: string): void {
  const text = drafts.text(name) ?? '';
  drafts.change(new Map([[name, editText(text, edits)]]), new Map([[name, revisionOf(text) ?? '']]), group);
}

describe('drafts', () => {
  it('changes what an edit names alone', () => {
    const before = drafts.text('limits') ?? '';
    edit('limits', [{ op: 'set', path: ['wallet', 'token'], value: '0.05' }]);
    expect(drafts.text('limits')).toBe(before.replace('"0.025"', '"0.05"'));
    edit('limits', [{ op: 'set', path: ['wallet', 'token'], value: '0.025' }]);
    expect(drafts.changed).toEqual([]);
  });

  it('takes steps back and does them again; letters of one word are one step', () => {
    edit('limits', [{ op: 'set', path: ['wallet', 'token'], value: '0.03' }], 'token');
    edit('limits', [{ op: 'set', path: ['wallet', 'token'], value: '0.035' }], 'token');
    edit('limits', [{ op: 'set', path: ['wallet', 'usdt'], value: '200' }], 'usdt');
    expect(drafts.undo()).toEqual(['limits']);
    expect(drafts.text('limits')).toContain('"0.035"');
    drafts.undo();
    expect(drafts.changed).toEqual([]);
    expect(drafts.canUndo).toBe(false);
    drafts.redo();
    drafts.redo();
    expect(drafts.text('limits')).toContain('"200"');
  });

  it('takes back the last step of one file; one of several files as a whole, and only where none was changed since', () => {
    edit('limits', [{ op: 'set', path: ['wallet', 'token'], value: '0.03' }]);
    edit('links', [{ op: 'set', path: ['links', 'landing'], value: 'https://example.com' }]);
    expect(drafts.undo('limits')).toEqual(['limits']);
    expect(drafts.changed).toEqual(['links']);
    edit('links', [{ op: 'set', path: ['links', 'landing'], value: 'https://example.org' }]);
    expect(drafts.redo()).toEqual(['limits']);
    expect(drafts.text('limits')).toContain('"0.03"');
    const both = new Map(['limits', 'links'].map((name) => [name, `${drafts.text(name) ?? ''} `]));
    drafts.change(
      new Map([...both].map(([name, text]) => [name, text.replace('"30"', '"31"').replace('karat', 'gold')])),
      new Map(),
    );
    edit('links', [{ op: 'set', path: ['links', 'landing'], value: 'https://example.net' }]);
    expect(() => drafts.undo('limits')).toThrow('also changed links');
    drafts.undo('links');
    expect(drafts.undo('limits').toSorted()).toEqual(['limits', 'links']);
    expect(drafts.undoable).toEqual(['limits', 'links']);
  });

  it('refuses a change that was made for another version of the file', () => {
    const [text, former] = [drafts.text('limits') ?? '', revisionOf(drafts.text('limits')) ?? ''];
    edit('limits', [{ op: 'set', path: ['wallet', 'token'], value: '0.03' }]);
    expect(() => drafts.change(new Map([['limits', text]]), new Map([['limits', former]]))).toThrow('has changed');
  });

  it('takes over what someone else wrote into a file that is not changed here', () => {
    const text = (drafts.text('limits') ?? '').replace('"0.025"', '"0.1"');
    writeFileSync(join(folder, 'limits.json'), text);
    expect(drafts.takeDisk()).toBe(true);
    expect(drafts.text('limits')).toBe(text);
    expect(drafts.changed).toEqual([]);
  });

  it('saves nothing over what someone else wrote, until it is chosen which of the two stays', async () => {
    edit('limits', [{ op: 'set', path: ['wallet', 'token'], value: '0.03' }]);
    edit('links', [{ op: 'set', path: ['links', 'landing'], value: 'https://example.com' }]);
    const links = readFileSync(join(folder, 'links.json'), 'utf8');
    const foreign = (drafts.baseText('limits') ?? '').replace('"0.025"', '"0.04"');
    writeFileSync(join(folder, 'limits.json'), foreign);
    expect(() => drafts.save()).toThrow('changed on disk');
    expect(readFileSync(join(folder, 'links.json'), 'utf8')).toBe(links);
    expect(readFileSync(join(folder, 'limits.json'), 'utf8')).toBe(foreign);
    expect(drafts.foreign).toEqual(['limits']);
    const conflict = { at: '/wallet/token', mine: '0.03', theirs: '0.04' };
    expect(await foreignConflicts(drafts, 'limits')).toEqual([conflict]);
    await takeForeign(drafts, 'limits', { '/wallet/token': 'mine' });
    expect(drafts.save()).toEqual(['limits', 'links']);
    expect(readFileSync(join(folder, 'limits.json'), 'utf8')).toContain('"0.03"');
    expect(drafts.changed).toEqual([]);
  });

  it('takes the version on disk where that is chosen', async () => {
    edit('limits', [{ op: 'set', path: ['wallet', 'token'], value: '0.03' }]);
    const foreign = (drafts.baseText('limits') ?? '').replace('"0.025"', '"0.04"');
    writeFileSync(join(folder, 'limits.json'), foreign);
    drafts.takeDisk();
    await takeForeign(drafts, 'limits', { '/wallet/token': 'theirs' });
    expect(drafts.text('limits')).toBe(foreign);
    expect(drafts.changed).toEqual([]);
  });

  it('merges what someone else wrote into another key of a changed file, and undo does not take it back', async () => {
    edit('limits', [{ op: 'set', path: ['wallet', 'token'], value: '0.03' }]);
    const base = drafts.baseText('limits') ?? '';
    const foreign = base.replace('"days": 30', '"days": 60');
    writeFileSync(join(folder, 'limits.json'), foreign);
    drafts.takeDisk();
    expect(await foreignConflicts(drafts, 'limits')).toEqual([]);
    expect(drafts.foreign).toEqual([]);
    expect(drafts.text('limits')).toBe(foreign.replace('"0.025"', '"0.03"'));
    drafts.undo();
    expect(drafts.text('limits')).toContain('"days": 60');
    expect(drafts.save()).toEqual(['limits']);
  });
});

describe('a change of the page', () => {
  const limit =
    (value: string, path = ['wallet', 'token']) =>
    (text: string) =>
      editText(text, [{ op: 'set', path, value }]);
  const revision = (): string => revisionOf(drafts.text('limits')) ?? '';

  it('keeps what was changed in another tab, and asks about the same value alone', async () => {
    const shown = revision();
    await changeFile(drafts, { name: 'limits', revision: shown }, limit('0.03'));
    await changeFile(drafts, { name: 'limits', revision: shown }, limit('75', ['marketing', 'usdt']));
    expect(JSON.parse(drafts.text('limits') ?? '')).toMatchObject({
      wallet: { token: '0.03' },
      marketing: { usdt: '75' },
    });
    const again = (choices = {}) => changeFile(drafts, { name: 'limits', revision: shown, choices }, limit('0.04'));
    const conflicts = [{ at: '/wallet/token', mine: '0.04', theirs: '0.03' }];
    await expect(again()).rejects.toMatchObject({ status: 409, conflicts });
    expect(drafts.text('limits')).toContain('"0.03"');
    await again({ '/wallet/token': 'mine' });
    expect(drafts.text('limits')).toContain('"0.04"');
  });

  it('takes the place of an earlier one of the same page that it did not show yet', async () => {
    const shown = revision();
    await changeFile(drafts, { name: 'limits', revision: shown }, limit('0.0'));
    const last = revision();
    await changeFile(drafts, { name: 'limits', revision: shown, last }, limit('0.05'));
    expect(drafts.text('limits')).toContain('"0.05"');
    // Once the page has shown what another tab made of it, that counts.
    await changeFile(drafts, { name: 'limits', revision: revision() }, limit('0.06'));
    await changeFile(drafts, { name: 'limits', revision: revision(), last }, limit('0.07'));
    expect(drafts.text('limits')).toContain('"0.07"');
  });

  it('goes into a new entry of a list that the page does not show as it is now', async () => {
    const level = (key: string, value: string) => (text: string) =>
      editText(text, [{ op: 'set', path: ['levels', 10, key], value }]);
    const levels = (): unknown[] => JSON.parse(drafts.text('levels') ?? '').levels;
    const now = (): string => revisionOf(drafts.text('levels')) ?? '';
    await changeFile(drafts, { name: 'levels', revision: now() }, (text) =>
      editText(text, [{ op: 'insert', path: ['levels'], index: 10, value: {} }]),
    );
    const shown = now();
    await changeFile(drafts, { name: 'levels', revision: shown }, level('name', 'Par'));
    await changeFile(drafts, { name: 'levels', revision: shown, last: now() }, level('name', 'Partner +'));
    await changeFile(drafts, { name: 'levels', revision: shown, last: now() }, level('volume', '150'));
    expect(levels().slice(10)).toEqual([{ name: 'Partner +', volume: '150' }]);
  });

  it('of a text that is no JSON is asked about as a whole', async () => {
    const [shown, text] = [revision(), drafts.text('limits') ?? ''];
    await changeFile(drafts, { name: 'limits', revision: shown }, limit('0.03'));
    const broken = text.replace('"100"', '"15');
    await expect(changeFile(drafts, { name: 'limits', revision: shown }, () => broken)).rejects.toMatchObject({
      conflicts: [{ at: '', mine: broken }],
    });
  });
});
