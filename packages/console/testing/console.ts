import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../../../scripts/build.ts';
import { freePort } from '../../../scripts/test-run/free-port.ts';
import { consoleServer } from '../server.ts';
import { settingsOf } from '../settings.ts';
import { listening } from './listening.ts';
import { startProvider } from './provider.ts';
import { Visitor } from './visitor.ts';

/** What the people of the tests may do. */
const roles = {
  ann: ['editor'],
  ben: ['editor', 'reviewer'],
  cleo: ['viewer', 'publisher:production', 'gardener'],
  dan: [],
};

/** A console with its provider; `later` moves its clock, ms. */
export interface RunningConsole {
  readonly address: string;
  /** The folder of the repository. */
  readonly remote: string;
  readonly visitor: () => Visitor;
  readonly later: (ms: number) => void;
  readonly stopProvider: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Makes a repository with config/, or with what another folder holds, in a folder; returns its path. */
export function makeRemote(folder: string, config = join(root, 'config')): string {
  const [work, remote] = [join(folder, 'work'), join(folder, 'remote.git')];
  const run = (...args: string[]): void => {
    const who = ['-c', 'user.name=Tests', '-c', 'user.email=tests@karat.test'];
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: work, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  cpSync(config, join(work, 'config'), { recursive: true });
  run('init', '--quiet', '--initial-branch=main');
  run('add', '--all');
  run('commit', '--quiet', '-m', 'Begin');
  run('clone', '--quiet', '--bare', '.', remote);
  return remote;
}

/** Starts both on free ports. */
export async function startConsole(): Promise<RunningConsole> {
  const [port, providerPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'karat-console-'));
  const remote = makeRemote(folder);
  const address = `http://localhost:${port}`;
  const provider = await startProvider(providerPort, address, roles);
  const settings = settingsOf(
    { address, port, remote, state: join(folder, 'state'), signIn: { provider: provider.issuer, clientId: 'console' } },
    { CONSOLE_CLIENT_SECRET: 'of-the-console', CONSOLE_COOKIE_SECRET: 'a secret of the tests, long enough' },
  );
  let offset = 0;
  const { server, close } = await consoleServer(settings, () => Date.now() + offset);
  const stop = await listening(server, port);
  let isProviderThere = true;
  const stopProvider = async () => {
    if (isProviderThere) await provider.stop();
    isProviderThere = false;
  };
  return {
    address,
    remote,
    visitor: () => new Visitor(address),
    later: (ms) => (offset += ms),
    stopProvider,
    stop: async () => {
      await stop();
      await close();
      await stopProvider();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
