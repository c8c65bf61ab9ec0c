import { parseArgs } from 'node:util';

import { readCommandLine } from '../../scripts/command-line.ts';
import { onStop } from '../../scripts/on-stop.ts';
import { consoleServer } from './server.ts';
import { readSettings } from './settings.ts';

const usage = 'npm run console -- --settings console.json';
const settings = readCommandLine(usage, () => {
  const { values } = parseArgs({ options: { settings: { type: 'string' } } });
  if (values.settings === undefined) throw new Error('--settings is missing.');
  return readSettings(values.settings);
});
const { server, close } = await consoleServer(settings);
server.listen(settings.port, '127.0.0.1', () => console.log(`The console is ready: ${settings.address.href}`));
onStop(async () => {
  server.close();
  server.closeAllConnections();
  await close();
});
