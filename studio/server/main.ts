import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

import { ensureStudioPage, root } from '../../scripts/build.ts';
import { readCommandLine } from '../../scripts/command-line.ts';
import { onStop } from '../../scripts/on-stop.ts';
import { studioApi } from './api.ts';
import { isSame } from './guard.ts';
import { pageFiles } from './page-files.ts';
import { Session } from './session.ts';
import { takePictures } from './take-pictures.ts';

const usage = 'npm run studio -- [--port 4400] [--dir config] [--site /srv/karat/current] [--no-pictures]';

const { port, configDir, site, hasPictures } = readCommandLine(usage, () => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      port: { type: 'string', default: process.env['PORT'] || '4400' },
      dir: { type: 'string', default: join(root, 'config') },
      site: { type: 'string' },
      pictures: { type: 'boolean', default: true },
    },
  });
  const number = Number(values.port);
  if (!Number.isInteger(number) || number < 1 || number > 65_533) throw new Error(`"${values.port}" is not a port.`);
  const { dir, site: deployed, pictures } = values;
  return { port: number, configDir: resolve(dir), site: deployed && resolve(deployed), hasPictures: pictures };
});

const origin = `http://studio.localhost:${port}`;
/** The token of this start. */
const token = randomBytes(24).toString('base64url');
const started = performance.now();
const [folder, session] = await Promise.all([
  ensureStudioPage(),
  Session.start({
    root,
    configDir,
    origin,
    previews: {
      now: `http://app.studio.localhost:${port + 1}`,
      before: `http://app.studio.localhost:${port + 2}`,
    },
    listens: true,
    cache: 'studio',
    site,
    isToken: (sent) => isSame(sent, token),
  }),
]);
const app = new Hono();
app.route('/api', studioApi(session));
app.route('/', pageFiles(session, folder));
const server = createServer(getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false }));
server.listen(port, '127.0.0.1', () => {
  console.log(`Studio is ready (${((performance.now() - started) / 1000).toFixed(1)} s):`);
  console.log(`${origin}/#token=${token}`);
  console.log('Open this address: it holds the token of this start. Nothing is written before you save.');
});
const stopPictures = hasPictures
  ? takePictures(root, session.picturesDir, () => session.listeners.forEach((tell) => tell()))
  : undefined;
onStop(async () => {
  stopPictures?.();
  server.close();
  server.closeAllConnections();
  await session.close();
});
