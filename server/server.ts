import { createServer as createHttpServer, type Server, type ServerOptions as HttpOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type AppOptions, createApp } from './app.ts';
import { maxConnections, serverLimits } from './limits.ts';

/** The options of a server. */
export interface ServerOptions extends AppOptions {
  /** First port to try; 0 uses any free one. */
  port: number;
  /** Addresses to listen on, by default both loopbacks; those that this machine does not have are skipped. */
  hosts?: string[] | undefined;
  /** Other limits than the usual ones; for tests. */
  limits?: HttpOptions & { readonly maxConnections?: number };
  /** The number of further ports to try if the port is in use; 0 by default. */
  furtherPorts?: number | undefined;
}

/** A running server; `port` is its actual port. */
export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

const loopbacks = ['127.0.0.1', '::1'];

/**
 * Serves the built app over HTTP on one port of every host.
 * @throws Error with code EADDRINUSE when no port was free.
 */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const { port, hosts = loopbacks, furtherPorts = 0, limits } = options;
  const listener = getRequestListener(createApp(options), { overrideGlobalObjects: false });
  const newServer = () => {
    const server = createHttpServer(
      { ...serverLimits, ...limits },
      (request, response) => void listener(request, response),
    );
    server.maxConnections = limits?.maxConnections ?? maxConnections;
    return server;
  };
  for (let further = 0; ; further++) {
    try {
      return await listenOnAll(newServer, hosts, port === 0 ? 0 : port + further);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || further >= furtherPorts) throw error;
    }
  }
}

async function listenOnAll(newServer: () => Server, hosts: string[], requestedPort: number): Promise<RunningServer> {
  const servers: Server[] = [];
  const close = async () => void (await Promise.all(servers.map(closeServer)));
  let port = requestedPort;
  for (const host of hosts) {
    const server = newServer();
    try {
      port = await listen(server, host, port);
      servers.push(server);
    } catch (error) {
      const isAbsent = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error));
      if (isAbsent && (servers.length > 0 || host !== hosts.at(-1))) continue;
      await close();
      throw error;
    }
  }
  return { port, close };
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
