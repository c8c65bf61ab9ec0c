import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alone } from './lock.ts';

let folder = '';
const file = () => join(folder, 'deep/work.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what holds the same lock is done one after the other', async () => {
  const said: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = alone(file(), async () => {
    said.push('one begins');
    await first.promise;
    said.push('one ends');
  });
  const two = alone(file(), async () => void said.push('two'));
  first.resolve();
  await Promise.all([one, two]);
  expect(said).toEqual(['one begins', 'one ends', 'two']);
  expect(existsSync(file())).toBe(false);
});

test('work that fails gives the lock back', async () => {
  await expect(alone(file(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await alone(file(), async () => 'done')).toBe('done');
});

test('the lock of a process that is gone holds nobody up', async () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  await alone(file(), async () => undefined);
  writeFileSync(file(), String(gone));
  expect(await alone(file(), async () => 'done')).toBe('done');
});
