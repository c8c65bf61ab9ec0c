import { createSecureServer } from 'node:http2';
import { createAdaptorServer } from '@hono/node-server';
import { createApp, type Sandbox } from '../../server/app.ts';
import type { Certificate } from './certificate.ts';

/** A served site; `url` has no trailing slash. */
export interface Origin {
  url: string;
  close(): Promise<void>;
}

/** Serves a built site over HTTP/2 on a free port with the production server's code, and with the sandbox if given. */
export async function serveOrigin(distDir: string, { key, cert }: Certificate, sandbox?: Sandbox): Promise<Origin> {
  const server = createAdaptorServer({
    fetch: createApp({ distDir, sandbox, compressesAnswers: true }),
    overrideGlobalObjects: false,
    createServer: createSecureServer,
    serverOptions: { key, cert },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    url: `https://localhost:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
