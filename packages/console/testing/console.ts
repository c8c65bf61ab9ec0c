import { createServer } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { freePort } from '../../../scripts/test-run/free-port.ts';
import { consoleApp } from '../app.ts';
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
  readonly visitor: () => Visitor;
  readonly later: (ms: number) => void;
  readonly stopProvider: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts both on free ports. */
export async function startConsole(): Promise<RunningConsole> {
  const [port, providerPort] = [await freePort(), await freePort()];
  const address = `http://localhost:${port}`;
  const provider = await startProvider(providerPort, address, roles);
  const settings = settingsOf(
    { address, port, signIn: { provider: provider.issuer, clientId: 'console' } },
    { CONSOLE_CLIENT_SECRET: 'of-the-console', CONSOLE_COOKIE_SECRET: 'a secret of the tests, long enough' },
  );
  let offset = 0;
  const app = consoleApp(settings, () => Date.now() + offset);
  const server = createServer(getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false }));
  const stop = await listening(server, port);
  let isProviderThere = true;
  const stopProvider = async () => {
    if (isProviderThere) await provider.stop();
    isProviderThere = false;
  };
  return {
    address,
    visitor: () => new Visitor(address),
    later: (ms) => (offset += ms),
    stopProvider,
    stop: async () => {
      await stop();
      await stopProvider();
    },
  };
}
