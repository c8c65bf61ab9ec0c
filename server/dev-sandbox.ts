import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

import { createSandbox, isSandboxPath } from '../sandbox/app.ts';
import { ensurePanel } from '../scripts/build.ts';

/** Embeds the sandbox API in the dev server, on its own origin. */
export function devSandbox(): Plugin {
  return {
    name: 'dev-sandbox',
    apply: 'serve',
    configureServer(server) {
      if (process.env['VITEST'] !== undefined) return;
      const sandbox = createSandbox({ panel: ensurePanel, say: (line) => server.config.logger.info(line) });
      const listen = getRequestListener((request, environment) => sandbox.app.fetch(request, environment), {
        overrideGlobalObjects: false,
      });
      server.middlewares.use((incoming, outgoing, next) => {
        if (isSandboxPath(new URL(incoming.url ?? '/', 'http://localhost').pathname)) void listen(incoming, outgoing);
        else next();
      });
      server.httpServer?.on('close', () => sandbox.close());
    },
  };
}
