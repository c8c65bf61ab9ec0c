import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

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

  it('saves nothing over what someone else wrote, until it is chosen which of the two stays', () => {
    edit('limits', [{ op: 'set', path: ['wallet', 'token'], value: '0.03' }]);
    edit('links', [{ op: 'set', path: ['links', 'landing'], value: 'https://example.com' }]);
    const links = readFileSync(join(folder, 'links.json'), 'utf8');
    const foreign = (drafts.baseText('limits') ?? '').replace('"100"', '"150"');
    writeFileSync(join(folder, 'limits.json'), foreign);
    expect(() => drafts.save()).toThrow('changed on disk');
    expect(readFileSync(join(folder, 'links.json'), 'utf8')).toBe(links);
    expect(readFileSync(join(folder, 'limits.json'), 'utf8')).toBe(foreign);
    expect(drafts.foreign).toEqual(['limits']);
    drafts.settle('limits', 'mine');
    expect(drafts.save()).toEqual(['limits', 'links']);
    expect(readFileSync(join(folder, 'limits.json'), 'utf8')).toContain('"0.03"');
    expect(drafts.changed).toEqual([]);
  });

  it('takes the version on disk where that is chosen', () => {
    edit('limits', [{ op: 'set', path: ['wallet', 'token'], value: '0.03' }]);
    const foreign = (drafts.baseText('limits') ?? '').replace('"100"', '"150"');
    writeFileSync(join(folder, 'limits.json'), foreign);
    drafts.takeDisk();
    drafts.settle('limits', 'disk');
    expect(drafts.text('limits')).toBe(foreign);
    expect(drafts.changed).toEqual([]);
  });
});
