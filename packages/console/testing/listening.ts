import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on a port of this machine; returns what ends it. */
export async function listening(server: Server, port: number): Promise<() => Promise<void>> {
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
