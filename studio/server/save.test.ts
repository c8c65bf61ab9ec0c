import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { recover, saveAll } from './save.ts';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'karat-save-')), 'config');
  mkdirSync(folder);
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `${name}.json`), `old ${name}`);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const readAll = (): string[] => ['a', 'b', 'c'].map((name) => readFileSync(join(folder, `${name}.json`), 'utf8'));
const writes = ['a', 'b', 'c'].map((name) => ({ name, former: `old ${name}`, text: `new ${name}` }));

/** Saves in a process that ends itself at the nth change of the disk. Returns whether it ended before it was done. */
function cutOff(at: number): boolean {
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let left = ${at};
    for (const name of ['writeSync', 'renameSync', 'rmSync', 'mkdirSync', 'fsyncSync']) {
      const original = fs[name];
      fs[name] = (...given) => {
        if (left-- === 0) {
          if (name === 'writeSync') original(given[0], given[1].slice(0, 3));
          process.kill(process.pid, 'SIGKILL');
        }
        return original(...given);
      };
    }
    syncBuiltinESMExports();
    const { saveAll } = await import(${JSON.stringify(join(import.meta.dirname, 'save.ts'))});
    saveAll(${JSON.stringify(folder)}, ${JSON.stringify(writes)});
  `;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  return signal === 'SIGKILL';
}

describe('saving', () => {
  it('writes all files', () => {
    saveAll(folder, writes);
    expect(readAll()).toEqual(['new a', 'new b', 'new c']);
  });

  it('writes nothing when one file has changed on disk', () => {
    writeFileSync(join(folder, 'b.json'), 'of someone else');
    expect(() => saveAll(folder, writes)).toThrow('changed on disk');
    expect(readAll()).toEqual(['old a', 'of someone else', 'old c']);
  });

  it('holds all files or none after it was cut off at any moment', { timeout: 120_000 }, () => {
    const outcomes = new Set<string>();
    let at = 0;
    for (; cutOff(at); at += 1) {
      recover(folder);
      const now = readAll();
      expect([
        ['old a', 'old b', 'old c'],
        ['new a', 'new b', 'new c'],
      ]).toContainEqual(now);
      outcomes.add(now.join());
      for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `${name}.json`), `old ${name}`);
    }
    expect(at).toBeGreaterThan(10);
    expect(outcomes.size).toBe(2);
  });

  it('keeps what someone else wrote after a save was cut off', { timeout: 120_000 }, () => {
    let at = 0;
    while (cutOff(at) && readAll()[0] !== 'new a') at += 1;
    writeFileSync(join(folder, 'c.json'), 'of someone else');
    expect(recover(folder)).toEqual(['c']);
    expect(readAll()).toEqual(['new a', 'new b', 'of someone else']);
  });
});
