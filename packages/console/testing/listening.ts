import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on a free port of this machine; returns the port, and what ends it. */
export async function listening(server: Server): Promise<{ port: number; stop: () => Promise<void> }> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port: address.port, stop };
}
