import { mkdirSync } from 'node:fs';
import { type Server, type ServerResponse, createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

import { iconModules } from '../../compiler/emit/icon-modules.ts';
import { withPseudoLanguage } from '../../compiler/texts/pseudo-language.ts';
import { createSandbox, isSandboxPath } from '../../sandbox/app.ts';
import type { Project } from '../../compiler/project.ts';
import { lookPage } from './look.ts';
import { previewPlugin } from './preview-plugin.ts';
import { type Conditions, applyConditions } from './trouble.ts';
import { recordOf } from 'engine/record.ts';

/** The app from the drafts, with a sandbox of its own, on an origin of its own. */
export interface Preview {
  /** Whether a host is the app's, or that of one of its pictures. */
  readonly isHost: (host: string) => boolean;
  /** Answers requests and upgrades, also where it listens on no port. */
  readonly server: Server;
  /** Sets the time and the fault of the sandbox. */
  readonly setConditions: (conditions: Conditions) => Promise<void>;
  /** Shows what has changed. */
  readonly refresh: (languages: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

/** What a preview shows, and where. */
interface PreviewOptions {
  /** The last config without faults. */
  readonly shown: () => Project | undefined;
  readonly folder: string;
  readonly version: () => number;
  /** Its origin; each picture of the app has another name in the place of `app`. */
  readonly origin: `${string}//app${string}`;
  /** Whether it listens on the port of its origin, on this machine. */
  readonly listens: boolean;
  /** The origin of Studio. */
  readonly studio: string;
  /** The origins whose pages may show it in a frame. */
  readonly frames: readonly string[];
  /** The name of a folder for what Vite prepares. */
  readonly cache: string;
}

/** Starts the preview. */
export async function startPreview(
  root: string,
  { shown, folder, version, origin, listens, studio, frames, cache }: PreviewOptions,
): Promise<Preview> {
  const sandbox = createSandbox({ dbPath: ':memory:', configDir: folder });
  const http = createHttpServer();
  const project = () => {
    const good = shown();
    if (!good) throw new Error('config/ had faults from the start: the preview shows it once they are gone.');
    return { ...good, values: withPseudoLanguage(good.values) };
  };
  const plugin = previewPlugin({ project, studio, version });
  const cacheDir = join(root, '.cache', cache);
  mkdirSync(cacheDir, { recursive: true });
  const vite = await createServer({
    root,
    configFile: false,
    cacheDir,
    logLevel: 'warn',
    appType: 'spa',
    plugins: [react(), plugin],
    optimizeDeps: { include: await iconModules(root, folder) },
    server: {
      middlewareMode: { server: http },
      ws: { server: http },
      // What fails is said in the terminal; over the app it would hide the last good version.
      hmr: { server: http, overlay: false },
      watch: { ignored: ['**/config/**', '**/studio/page/**', '**/.cache/**'] },
      host: '127.0.0.1',
      allowedHosts: [`.${new URL(origin).hostname.replace(/^[^.]+\./, '')}`],
      cors: false,
    },
  });
  const listen = getRequestListener((request, environment) => sandbox.app.fetch(request, environment), {
    overrideGlobalObjects: false,
  });
  const { host: appHost, port } = new URL(origin);
  // Each picture of the app has a name of its own beside that, so that it has storage of its own.
  const rest = appHost.slice('app'.length);
  const isHost = (host: string): boolean => host.endsWith(rest) && /^[a-z0-9-]+$/.test(host.slice(0, -rest.length));
  http.on('request', (incoming, outgoing) => {
    const { host = '' } = incoming.headers;
    if (!isHost(host)) {
      outgoing.writeHead(403).end();
      return;
    }
    framedBy(outgoing, frames);
    const address = new URL(incoming.url ?? '/', origin);
    if (address.pathname === '/studio-look') sendLook(address, outgoing);
    else if (isSandboxPath(address.pathname)) void listen(incoming, outgoing);
    else vite.middlewares(incoming, outgoing);
  });
  if (listens) await listening(http, Number(port));
  return {
    isHost,
    server: http,
    setConditions: (conditions) =>
      applyConditions(async (path, method, body) => {
        const request = new Request(`${origin}${path}`, {
          method,
          ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        });
        const answer = await sandbox.app.fetch(request);
        if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${await answer.text()}`);
      }, conditions),
    refresh: (languages) => {
      const at = version();
      const refreshed = plugin.refresh();
      const { hot } = vite.environments.client;
      if (refreshed.kind === 'reload') hot.send({ type: 'full-reload' });
      else {
        const { screens, hasValues } = refreshed.kind === 'changed' ? refreshed : { screens: {}, hasValues: false };
        const values = hasValues ? project().values : undefined;
        hot.send('karat:changed', { version: at, screens, values, languages });
      }
    },
    close: async () => {
      await vite.close();
      http.close();
      http.closeAllConnections();
      sandbox.close();
    },
  };
}

function sendLook(address: URL, outgoing: ServerResponse): void {
  try {
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(lookPage(address));
  } catch {
    outgoing.writeHead(400).end('This look is not known.');
  }
}

/** Lets these origins alone show an answer in a frame, whatever the answer itself says. */
function framedBy(outgoing: ServerResponse, origins: readonly string[]): void {
  const write = outgoing.writeHead.bind(outgoing);
  Object.assign(outgoing, {
    writeHead: (...args: Parameters<typeof write>) => {
      const ancestors = `frame-ancestors 'self' ${origins.join(' ')}`;
      const headers: unknown = args.find((arg) => typeof arg === 'object');
      const current = recordOf(headers)['content-security-policy'] ?? outgoing.getHeader('content-security-policy');
      const policy = typeof current === 'string' ? current.replace(/frame-ancestors [^;]*/, ancestors) : ancestors;
      if (typeof headers === 'object' && headers !== null)
        Object.assign(headers, { 'content-security-policy': policy });
      else outgoing.setHeader('content-security-policy', policy);
      return write(...args);
    },
  });
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
