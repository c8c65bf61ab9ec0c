import { once } from 'node:events';
import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';

/** A message that a page has sent. */
export interface Message {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A host that records what pages send to it, as the collector of an operator does. */
export class Collector {
  readonly #server: Server;
  readonly messages: Message[] = [];

  constructor() {
    this.#server = createServer((request, answer) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (part: string) => (body += part));
      request.on('end', () => {
        // A browser asks first because of the header that tests give to every request.
        if (request.method === 'POST') this.messages.push({ headers: request.headers, body });
        const cors = {
          'access-control-allow-origin': request.headers.origin ?? '',
          'access-control-allow-headers': '*',
        };
        answer.writeHead(204, cors).end();
      });
    });
  }

  /** Starts it. @returns the address that pages send to */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return `http://localhost:${typeof address === 'object' ? address?.port : ''}/pages`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
