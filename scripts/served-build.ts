import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../sandbox/app.ts';
import { createServer, type RunningServer } from '../server/server.ts';
import { distDir, ensureBuild, root } from './build.ts';

/**
 * Serves the built app, built where needed, with a fresh sandbox in a temporary file; violation reports are collected.
 * It serves a copy, so that another build does not pull the files away meanwhile. `port` 0 takes any free one.
 */
export async function serveBuild(port: number): Promise<RunningServer> {
  await ensureBuild();
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const copy = join(folder, 'dist');
  cpSync(distDir, copy, { recursive: true });
  const sandbox = createSandbox({ dbPath: join(folder, 'fresh.db'), localesDir: join(root, 'config/locales') });
  const server = await createServer({ distDir: copy, sandbox, port, collectsCspReports: true });
  return {
    port: server.port,
    close: async () => {
      await server.close();
      sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
