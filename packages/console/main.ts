import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

import { getRequestListener } from '@hono/node-server';

import { readCommandLine } from '../../scripts/command-line.ts';
import { onStop } from '../../scripts/on-stop.ts';
import { consoleApp } from './app.ts';
import { readSettings } from './settings.ts';

const usage = 'npm run console -- --settings console.json';
const settings = readCommandLine(usage, () => {
  const { values } = parseArgs({ options: { settings: { type: 'string' } } });
  if (values.settings === undefined) throw new Error('--settings is missing.');
  return readSettings(values.settings);
});
const app = consoleApp(settings);
const server = createServer(getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false }));
server.listen(settings.port, '127.0.0.1', () => console.log(`The console is ready: ${settings.address.href}`));
onStop(async () => {
  await new Promise((resolve) => server.close(resolve));
});
