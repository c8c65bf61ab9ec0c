import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { locked } from './deployment-lock.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that writes into the folder until it is told to end. */
async function otherWriter(): Promise<ChildProcess> {
  const module = JSON.stringify(join(import.meta.dirname, 'deployment-lock.ts'));
  const work = `async () => { console.log('in'); for await (const _ of process.stdin); }`;
  const script = `const { locked } = await import(${module}); await locked(${JSON.stringify(folder)}, 0, ${work});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('while another process writes into a deployment nothing else does, and it says so', async () => {
  const child = await otherWriter();
  await expect(locked(folder, 10, () => 'written')).rejects.toThrow(/Another process publishes into .*Nothing was/);
  child.stdin?.end();
  await once(child, 'exit');
  expect(await locked(folder, 0, () => 'written')).toBe('written');
});

test('it is waited for', async () => {
  const { stdin } = await otherWriter();
  if (stdin) await once(stdin.end(), 'close');
  expect(await locked(folder, 20_000, () => 'written')).toBe('written');
});

test('a process that is killed leaves no lock behind, and work that fails none', async () => {
  const child = await otherWriter();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await expect(locked(folder, 0, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await locked(folder, 0, () => 'written')).toBe('written');
});

test('a folder that is not there is not made', async () => {
  expect(await locked(join(folder, 'none'), 0, () => 'done')).toBe('done');
});
