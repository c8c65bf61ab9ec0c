import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox } from '../sandbox/app.ts';
import { createServer } from '../server/server.ts';
import { distDir, ensureBuild, ensurePanel, root } from './build.ts';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { onStop } from './on-stop.ts';
import { welcome } from './welcome.ts';

const usage = 'npm start -- [--port 4173] [--host 127.0.0.1] [--db .sandbox/karat.db]';

const { port, host, db } = readCommandLine(usage, options);
const started = performance.now();
const outcome = await ensureBuild().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(outcome === 'built' ? `Built in ${seconds(performance.now() - started)} s.` : 'The build is up to date.');

mkdirSync(dirname(db), { recursive: true });
const sandbox = createSandbox({ dbPath: db, panel: ensurePanel, localesDir: join(root, 'config/locales') });
const server = await createServer({ distDir, sandbox, port, furtherPorts: 50, hosts: host });
onStop(async () => {
  await server.close();
  sandbox.close();
});
if (server.port !== port && port !== 0) console.log(`Port ${port} is taken.`);
console.log(welcome(server.port, resolve(db)));

function options(): { port: number; host: string[] | undefined; db: string } {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env['PORT'] || '4173' },
      host: { type: 'string', multiple: true },
      db: { type: 'string', default: join(root, '.sandbox/karat.db') },
    },
  });
  return { port: wholeNumber('--port', values.port, 0, 65_535), host: values.host, db: values.db };
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
