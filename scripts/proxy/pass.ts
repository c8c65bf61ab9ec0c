import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { Readable } from 'node:stream';

/** A request that a browser has sent, over HTTP/1.1 or 2. */
export interface Incoming extends Readable {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** An answer of the server behind a proxy, complete. */
export interface Passed {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly content: Buffer;
}

/** The headers of a connection, and of an answer that a proxy may change. */
const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag']);
const conditions = new Set(['if-none-match', 'if-modified-since']);

/** Reads the whole of a request. */
export async function textOfRequest(incoming: Incoming): Promise<string> {
  return (await wholeOf(incoming)).toString();
}

/** Passes a request on to `target`, with further headers, and reads the whole answer, which is not compressed. @throws when there is none */
export function pass(
  target: string,
  { method, url, headers }: Incoming,
  body: string,
  further: Readonly<Record<string, string>> = {},
): Promise<Passed> {
  const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':') && !conditions.has(name));
  const options = { method, headers: { ...Object.fromEntries(sent), ...further, 'accept-encoding': 'identity' } };
  return new Promise((resolve, reject) => {
    const passed = request(new URL(url ?? '', target), options, (answer) => {
      const answered = Object.entries(answer.headers).filter(([name]) => !hopHeaders.has(name));
      wholeOf(answer).then(
        (content) => resolve({ status: answer.statusCode ?? 502, headers: Object.fromEntries(answered), content }),
        reject,
      );
    });
    passed.once('error', reject);
    passed.end(body);
  });
}

async function wholeOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
