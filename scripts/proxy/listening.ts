import type { Server } from 'node:net';

/** Lets a server listen on a free port of this machine, and returns it. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
