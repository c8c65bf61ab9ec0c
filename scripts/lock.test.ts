import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.ts';

let folder = '';
const file = () => join(folder, 'deep/work.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('work with the same lock runs one after the other', async () => {
  const messages: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = withLock(file(), async () => {
    messages.push('one begins');
    await first.promise;
    messages.push('one ends');
  });
  const two = withLock(file(), async () => void messages.push('two'));
  first.resolve();
  await Promise.all([one, two]);
  expect(messages).toEqual(['one begins', 'one ends', 'two']);
  expect(existsSync(file())).toBe(false);
});

test('failed work releases the lock', async () => {
  await expect(withLock(file(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(file(), async () => 'done')).toBe('done');
});

test('the lock of a process that no longer runs is ignored', async () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  await withLock(file(), async () => undefined);
  writeFileSync(file(), String(gone));
  expect(await withLock(file(), async () => 'done')).toBe('done');
});
