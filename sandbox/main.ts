import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { createSandbox } from './app.ts';
import { seedNames, seedPlans } from './seed/plans.ts';
import { removeStore } from './store/store.ts';

const usage = `Usage: npm run sandbox -- [--port 4100] [--db .sandbox/karat.db] [--reset] [--plain]`;

/** What a connection may take, so that slow or many clients cannot hold the server. */
const limits = { headersTimeout: 20_000, requestTimeout: 60_000, maxHeaderSize: 16_384 };
const maxConnections = 1000;

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4100' },
      db: { type: 'string', default: '.sandbox/karat.db' },
      reset: { type: 'boolean', default: false },
      plain: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (values.help || !Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(usage);
  return { ...values, port };
}

function main(): void {
  const { port, db, reset, plain } = readOptions();
  if (reset) removeStore(db);
  const sandbox = createSandbox({ dbPath: db, isPlain: plain });
  const server = serve(
    {
      fetch: sandbox.app.fetch,
      port,
      hostname: 'localhost',
      overrideGlobalObjects: false,
      serverOptions: limits,
    },
    ({ port: bound }) => {
      console.log(`Sandbox API at http://localhost:${bound}, state in ${db}`);
      console.log(`Sign in at http://localhost:${bound}/sandbox/login?return=http://localhost:<port of the app>/`);
      for (const name of seedNames) console.log(`  ${name.padEnd(8)} ${seedPlans[name].summary}`);
    },
  );
  if ('maxConnections' in server) server.maxConnections = maxConnections;
  server.on('error', (error) => {
    console.error(`Sandbox: ${error.message}`);
    process.exit(1);
  });
  const stop = (): void => {
    server.close();
    sandbox.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
