import { type Server, createServer } from 'node:http';
import { join, resolve } from 'node:path';

import { getRequestListener } from '@hono/node-server';

import { serverLimits } from '../../server/limits.ts';
import { consoleApp } from './app.ts';
import { Editors } from './editor/editors.ts';
import { Publisher } from './publish/publisher.ts';
import type { Settings } from './settings.ts';
import { Changes } from './store/changes.ts';
import { Repository } from './store/repository.ts';
import { Readings } from './store/review.ts';

/** Opens the store and makes the server of the console; `close` ends what it has open, not the server. */
export async function consoleServer(
  settings: Settings,
  now: () => number = Date.now,
): Promise<{ server: Server; changes: Changes; close: () => Promise<void> }> {
  const state = resolve(settings.state);
  const changes = new Changes(await Repository.open({ ...settings, state: join(state, 'store') }));
  const readings = new Readings(changes.repository);
  const editors = new Editors(settings.address, changes, now);
  const publisher = new Publisher(settings.environments, changes, readings, now);
  void publisher.run();
  const app = consoleApp(settings, { changes, editors, readings, publisher, now });
  const listener = getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false });
  const server = createServer(serverLimits, (request, response) => {
    const isConsole = request.headers.host === settings.address.host;
    const answered = isConsole ? Promise.resolve(false) : editors.answer(request, response);
    void answered.then((isDone) => (isDone ? undefined : listener(request, response)));
  });
  server.on('upgrade', (request, socket, head) => void editors.upgrade(request, socket, head));
  return {
    server,
    changes,
    close: async () => {
      await publisher.close();
      await editors.close();
    },
  };
}
