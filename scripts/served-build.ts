import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../sandbox/app.ts';
import { createServer, type RunningServer } from '../server/server.ts';
import { distDir, ensureBuild, ensurePanel, root } from './build.ts';

/**
 * Serves the app, built if needed, with a new sandbox in a temporary file, and collects violation reports. It serves a
 * copy, so that another build cannot remove files meanwhile. With `port` 0 it uses any free port. `now` is the sandbox's
 * time in epoch ms, by default the real one. With `keepsOpener` pages lack one header, which takes a fifth of the processor
 * less in each test: new-version.spec.ts and test:deploy open pages that have it.
 */
export async function serveBuild(
  port: number,
  { now, keepsOpener }: { now?: () => number; keepsOpener?: boolean } = {},
): Promise<RunningServer> {
  await ensureBuild();
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const copy = join(folder, 'dist');
  cpSync(distDir, copy, { recursive: true });
  const sandbox = createSandbox({
    dbPath: join(folder, 'fresh.db'),
    now,
    panel: ensurePanel,
    localesDir: join(root, 'config/locales'),
  });
  const server = await createServer({ distDir: copy, sandbox, port, collectsCspReports: true, keepsOpener });
  return {
    port: server.port,
    close: async () => {
      await server.close();
      sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
