import { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';

/** The bindings of the Node server; undefined when the app is called without a server. */
export type Bindings = Partial<HttpBindings> | Partial<Http2Bindings> | undefined;

/** A body that fails after `text`. */
function brokenBody(text: string): ReadableStream<Uint8Array> {
  let isSent = text === '';
  return new ReadableStream({
    pull: (controller) => {
      if (isSent) {
        controller.error(new Error('connection reset by the sandbox'));
        return;
      }
      isSent = true;
      controller.enqueue(new TextEncoder().encode(text));
    },
  });
}

/** Tells the Node server that the answer was already sent. */
function alreadySent(): Response {
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

/** Closes the connection without an answer. Without a server, returns an answer whose body cannot be read. */
export function resetConnection(bindings: Bindings): Response {
  const { incoming, outgoing } = bindings ?? {};
  if (!outgoing) return new Response(brokenBody(''), { status: 200 });
  // A response gets its socket only once the one before it on the connection is sent.
  if (incoming instanceof IncomingMessage) incoming.socket.destroy();
  else outgoing.destroy();
  return alreadySent();
}

/** Sends half of an answer with the content length of the whole, then closes the connection. */
export function truncate(text: string, status: number, bindings: Bindings, headers: Headers): Response {
  const half = text.slice(0, Math.max(1, Math.floor(text.length / 2)));
  const outgoing = bindings?.outgoing;
  if (!(outgoing instanceof ServerResponse)) return new Response(brokenBody(half), { status });
  outgoing.statusCode = status;
  for (const [name, value] of headers) outgoing.setHeader(name, value);
  outgoing.setHeader('content-type', 'application/json');
  outgoing.setHeader('content-length', Buffer.byteLength(text));
  outgoing.write(half, () => outgoing.destroy());
  return alreadySent();
}

/** Incomplete JSON, sent as a complete body. */
export function malform(text: string): string {
  return `${text.slice(0, Math.max(1, Math.floor(text.length / 2)))}\u0000`;
}

/** An answer that does not match the contract: lists become texts, everything else null. */
export function breakContract(answer: unknown): unknown {
  if (Array.isArray(answer)) return { result: 'not a list' };
  if (typeof answer !== 'object' || answer === null) return null;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, Array.isArray(value) ? 'not a list' : null]),
  );
}
