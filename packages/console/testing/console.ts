import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../../../scripts/build.ts';
import { configForDeployment } from '../../../scripts/deployed.ts';
import { consoleServer } from '../server.ts';
import { settingsOf } from '../settings.ts';
import type { Changes } from '../store/changes.ts';
import { listening } from './listening.ts';
import { startProvider } from './provider.ts';
import { Visitor } from './visitor.ts';

/** What signs the cookies of the tests. */
export const cookieSecret = 'a secret of the tests, long enough';

/** What the people of the tests may do. */
const roles = {
  ann: ['editor'],
  ben: ['editor', 'reviewer'],
  cleo: ['viewer', 'publisher:production', 'publisher:staging', 'gardener'],
  dan: [],
};

/** A console with its provider; times are in ms. */
export interface RunningConsole {
  readonly address: string;
  /** The folder of the tests, the repository, and the folders of what is published to `production` and `staging`. */
  readonly folder: string;
  readonly remote: string;
  readonly out: string;
  readonly outOfStaging: string;
  /** The store of the console that runs now. */
  readonly changes: () => Changes;
  readonly visitor: () => Visitor;
  /** Moves the clock; returns by how much it is ahead in all. */
  readonly later: (ms: number) => number;
  /** Ends the console, and starts it again with what it has kept, after some work. */
  readonly restart: (work?: () => Promise<void>) => Promise<void>;
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

/**
 * Starts both on free ports.
 * @param host the console's, with its previews below it; Node finds `localhost` alone, a browser each name under it
 */
export async function startConsole(host = 'localhost'): Promise<RunningConsole> {
  // The port is theirs for all starts of the console.
  const front = createServer();
  const { port, stop: stopFront } = await listening(front);
  const folder = mkdtempSync(join(tmpdir(), 'karat-console-'));
  configForDeployment(folder, 'first');
  const ofEnvironments = join(folder, 'config/environments');
  cpSync(join(ofEnvironments, 'production.json'), join(ofEnvironments, 'staging.json'));
  const remote = makeRemote(folder, join(folder, 'config'));
  const [out, outOfStaging] = [join(folder, 'out'), join(folder, 'staging')];
  const address = `http://${host}:${port}`;
  const provider = await startProvider(address, roles);
  const environments = { production: { out }, staging: { out: outOfStaging } };
  const signIn = { provider: provider.issuer, clientId: 'console' };
  const settings = settingsOf(
    { address, port, remote, state: join(folder, 'state'), environments, signIn },
    { CONSOLE_CLIENT_SECRET: 'of-the-console', CONSOLE_COOKIE_SECRET: cookieSecret },
  );
  let offset = 0;
  const start = () => consoleServer(settings, () => Date.now() + offset);
  let current = await start();
  front.on('request', (...args) => current.server.emit('request', ...args));
  front.on('upgrade', (...args) => current.server.emit('upgrade', ...args));
  let isProviderThere = true;
  const stopProvider = async () => {
    if (isProviderThere) await provider.stop();
    isProviderThere = false;
  };
  return {
    address,
    folder,
    remote,
    out,
    outOfStaging,
    changes: () => current.changes,
    visitor: () => new Visitor(address),
    later: (ms) => (offset += ms),
    restart: async (work) => {
      await current.close();
      await work?.();
      current = await start();
    },
    stopProvider,
    stop: async () => {
      await stopFront();
      await current.close();
      await stopProvider();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
