import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { buildLimits, isWithoutNetwork, runContained } from './publish/contained.ts';
import { listening } from './testing/listening.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'karat-contained-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs JavaScript as a build. */
async function run(source: string, limits: Partial<typeof buildLimits> = {}, signal = new AbortController().signal) {
  const script = join(folder, 'script.mjs');
  writeFileSync(script, source);
  await runContained([script, folder], signal, { ...buildLimits, ...limits });
}

/** Starts a process that starts another one, and ends by itself long after the test. */
const twoProcesses = `
  import { spawn } from 'node:child_process';
  import { renameSync, writeFileSync } from 'node:fs';
  const long = 'setTimeout(() => undefined, 60_000)';
  const { pid } = spawn(process.execPath, ['-e', long]);
  writeFileSync(process.argv[2] + '/new', JSON.stringify([process.pid, pid]));
  renameSync(process.argv[2] + '/new', process.argv[2] + '/pids');
  setTimeout(() => undefined, 60_000);
`;
const pids = (): unknown[] => [JSON.parse(readFileSync(join(folder, 'pids'), 'utf8'))].flat();
/** Whether a process still runs; one that has ended and that nobody has asked about does not. */
function runs(pid: unknown): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${String(pid)}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test('a build that takes too long is ended with all that it has started', async () => {
  await expect(run(twoProcesses, { ms: 3000 })).rejects.toThrow('it took more than');
  expect(pids()).toHaveLength(2);
  await vi.waitUntil(() => !pids().some(runs));
});

test('when the console stops, a build ends with all that it has started', async () => {
  rmSync(join(folder, 'pids'), { force: true });
  const stopping = new AbortController();
  const started = vi.waitUntil(() => existsSync(join(folder, 'pids')) && pids().length === 2, 10_000);
  void started.then(() => stopping.abort());
  await expect(run(twoProcesses, {}, stopping.signal)).rejects.toThrow('ended by SIGKILL');
  await vi.waitUntil(() => !pids().some(runs));
});

test('a build says why it failed, and has nothing of the console', async () => {
  vi.stubEnv('CONSOLE_COOKIE_SECRET', 'secret');
  await expect(run('console.error(process.env); process.exitCode = 1;')).rejects.toThrow(/PATH/);
  await expect(run('console.error(process.env); process.exitCode = 1;')).rejects.not.toThrow(/secret/);
  vi.unstubAllEnvs();
  await run('');
});

test.runIf(process.platform === 'linux')('a build that needs too much memory is ended', async () => {
  const source = 'const all = []; for (let i = 0; i < 20; i += 1) all.push(Buffer.alloc(1e8, 1));';
  await run(source);
  await expect(run(source, { bytes: 1_000_000_000 })).rejects.toThrow();
});

test.runIf(isWithoutNetwork())('a build has no network', async () => {
  const server = createServer((_, response) => response.end('here'));
  const { port, stop } = await listening(server);
  const address = `http://localhost:${port}`;
  expect((await fetch(address)).status).toBe(200);
  const source = `await fetch('${address}')`;
  await expect(run(source)).rejects.toThrow('fetch failed');
  await stop();
});
