import { parseArgs } from 'node:util';
import { createServer } from '../server/server.ts';
import { distDir, ensureBuild } from './build.ts';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { onStop } from './on-stop.ts';

const usage = 'npm run preview -- [--port 4173] [--dist dist]';

/** Serves a build with the headers of a deployment and without the sandbox: the API is the one that config names. */
const { port, dist } = readCommandLine(usage, () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' }, dist: { type: 'string' } } });
  return { port: wholeNumber('--port', values.port, 0, 65_535), dist: values.dist };
});
if (dist === undefined) await ensureBuild();
const server = await createServer({ distDir: dist ?? distDir, port, furtherPorts: 50 });
onStop(() => server.close());
console.log(`The build without the sandbox: http://localhost:${server.port}/wallet`);
