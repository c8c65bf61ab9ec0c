import { request } from 'node:http';
import { type Http2ServerRequest, type Http2ServerResponse, createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** How a connection breaks after the app's server has answered: at once, or after it says that it takes no more. */
export type Cut = 'close' | 'goaway';

/** A server that speaks HTTP/2 with a browser and passes everything on. */
export interface CuttingProxy {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Starts a server over HTTP/2 in front of the app at `target`, whose API honors no keys. It passes on each POST to a path
 * that ends with `path`, and then breaks the connection in place of its answer.
 */
export async function startCuttingProxy(target: string, path: string, cut: Cut): Promise<CuttingProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' });
  const pass = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void => {
    const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    const passed = request(
      new URL(incoming.url, target),
      {
        method: incoming.method,
        headers: { ...Object.fromEntries(headers), host: new URL(target).host, 'accept-encoding': 'identity' },
      },
      async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(Buffer.from(part));
        const { session } = outgoing.stream;
        if (incoming.method === 'POST' && incoming.url.endsWith(path)) {
          if (cut === 'goaway') session?.goaway();
          session?.destroy();
          return;
        }
        const body = Buffer.concat(parts);
        const {
          connection: _,
          'keep-alive': __,
          'transfer-encoding': ___,
          'content-length': ____,
          ...rest
        } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        const isPage = String(rest['content-type']).startsWith('text/html');
        outgoing.end(
          isPage ? body.toString().replace('"honorsIdempotencyKeys":true', '"honorsIdempotencyKeys":false') : body,
        );
      },
    );
    incoming.pipe(passed);
  };
  const server = createSecureServer({ key, cert }, pass);
  server.on('sessionError', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port }: Partial<AddressInfo> = Object(server.address());
  return {
    address: `https://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
