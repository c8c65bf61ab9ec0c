import { type Http2ServerRequest, type Http2ServerResponse, createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';
import { listening } from '../../../scripts/proxy/listening.ts';
import { pass, textOfRequest } from '../../../scripts/proxy/pass.ts';

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
  const answer = async (incoming: Http2ServerRequest, outgoing: Http2ServerResponse): Promise<void> => {
    const body = await textOfRequest(incoming);
    const { status, headers, content } = await pass(target, incoming, body, { host: new URL(target).host });
    const { session } = outgoing.stream;
    if (incoming.method === 'POST' && incoming.url.endsWith(path)) {
      if (cut === 'goaway') session?.goaway();
      session?.destroy();
      return;
    }
    outgoing.writeHead(status, headers);
    const isPage = String(headers['content-type']).startsWith('text/html');
    outgoing.end(
      isPage ? content.toString().replace('"honorsIdempotencyKeys":true', '"honorsIdempotencyKeys":false') : content,
    );
  };
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.stream.session?.destroy());
  });
  server.on('sessionError', () => undefined);
  const port = await listening(server);
  return {
    address: `https://localhost:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
