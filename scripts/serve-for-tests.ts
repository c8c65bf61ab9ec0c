import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../sandbox/app.ts';
import { createServer } from '../server/server.ts';
import { distDir, ensureBuild, root } from './build.ts';
import { e2ePort } from './e2e-port.ts';
import { onStop } from './on-stop.ts';

/** Serves the built app for end-to-end tests: a fresh sandbox in a temporary file, violation reports collected. */
await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const sandbox = await createSandbox({ dbPath: join(folder, 'e2e.db'), localesDir: join(root, 'config/locales') });
const server = await createServer({ distDir, sandbox, port: e2ePort(), collectsCspReports: true });
onStop(async () => {
  await server.close();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});
console.log(`Serving for tests on port ${server.port}.`);
