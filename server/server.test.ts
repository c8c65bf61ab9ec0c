import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { type Socket, connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../scripts/build.ts';
import { createServer, type RunningServer, type ServerOptions } from './server.ts';

let distDir = '';
const running: RunningServer[] = [];

beforeEach(() => {
  distDir = mkdtempSync(join(tmpdir(), 'dist-'));
  writeFileSync(join(distDir, 'index.html'), '<!doctype html><title>Served</title>');
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  rmSync(distDir, { recursive: true });
});

async function start(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await createServer({ distDir, port: 0, ...options });
  running.push(server);
  return server;
}

/** The content security policy for a request to `host`. */
function policyFor(port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/wallet', headers: { host } }, (response) => {
      response.resume();
      resolve(String(response.headers['content-security-policy']));
    }).on('error', reject);
  });
}

test('serves the page over HTTP and gets the kind of the host from the request', async () => {
  const { port } = await start();
  expect(await (await fetch(`http://127.0.0.1:${port}/wallet`)).text()).toContain('Served');
  expect(await policyFor(port, `mini.localhost:${port}`)).toContain('frame-ancestors https://web.telegram.org');
  expect(await policyFor(port, `localhost:${port}`)).toContain("frame-ancestors 'none'");
});

test.each(["a.test; script-src 'unsafe-inline'", 'user@a.test', 'a.test/x'])(
  'refuses the host %s, from which the policy would be built',
  async (host) => {
    const { port } = await start();
    const { statusCode, headers } = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/wallet', headers: { host } }, resolve).on('error', reject);
    });
    expect(statusCode).toBe(400);
    expect(headers['content-security-policy']).toBeUndefined();
  },
);

const outside = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

test.runIf(outside !== undefined)('the server and the sandbox listen on this machine alone', async () => {
  const { port } = await start();
  await expect(fetch(`http://${outside}:${port}/`)).rejects.toThrow('fetch failed');
  const db = join(distDir, 'alone.db');
  const sandbox = spawn(process.execPath, ['sandbox/main.ts', '--port', '0', '--db', db], { cwd: root });
  try {
    const [output] = await once(sandbox.stdout, 'data');
    const sandboxPort = /localhost:(\d+)/.exec(String(output))?.[1];
    expect((await fetch(`http://localhost:${sandboxPort}/v1/balance/rates`)).status).toBe(200);
    await expect(fetch(`http://${outside}:${sandboxPort}/`)).rejects.toThrow('fetch failed');
  } finally {
    sandbox.kill();
    await once(sandbox, 'exit');
  }
});

test('a comma in the host cannot split the policy', async () => {
  const { port } = await start();
  const policy = await policyFor(port, 'a.test,b.test');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain(',');
});

test('keeps an idle connection open for more than a minute, longer than proxies do', async () => {
  const { port } = await start();
  const seconds = await new Promise<number>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/', headers: { connection: 'keep-alive' } }, (response) => {
      response.resume();
      resolve(Number(/timeout=(\d+)/.exec(String(response.headers['keep-alive']))?.[1]));
    }).on('error', reject);
  });
  expect(seconds).toBeGreaterThan(60);
});

/** Sends a text on a new connection, which stays open, and returns what comes until the server closes it. */
async function answerTo(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  socket.write(text);
  await once(socket, 'close');
  return received;
}

test('closes a connection whose headers or body do not come in time', async () => {
  const { port } = await start({
    limits: { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 },
  });
  expect(await answerTo(port, 'GET /wallet HTTP/1.1\r\nhost: localhost\r\nx-slow: ')).toContain(' 408 ');
  const body = 'POST /v1/auth HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{';
  const sandbox = { app: { fetch: async (request: Request) => new Response(await request.text()) } };
  const { port: slow } = await start({
    sandbox,
    limits: { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 },
  });
  expect(await answerTo(slow, body)).not.toContain(' 200 ');
});

test('refuses headers that are too large, and more connections than it can hold', async () => {
  const { port } = await start({ limits: { maxConnections: 2 } });
  const large = `GET / HTTP/1.1\r\nhost: localhost\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(await answerTo(port, large)).toContain(' 431 ');
  const sockets: Socket[] = [];
  for (const _ of [1, 2]) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
  }
  expect(await answerTo(port, 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')).toBe('');
  for (const socket of sockets) socket.destroy();
});

test('takes the next free port when asked to, else refuses a taken one', async () => {
  const { port } = await start();
  const second = await start({ port, furtherPorts: 5 });
  expect(second.port).toBeGreaterThan(port);
  await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('skips an address that this machine does not have', async () => {
  const { port } = await start({ hosts: ['127.0.0.1', '192.0.2.1'] });
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  await expect(start({ hosts: ['192.0.2.1'] })).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});

test('releases the port when closed', async () => {
  const server = await createServer({ distDir, port: 0 });
  const { port } = server;
  await fetch(`http://127.0.0.1:${port}/`);
  await server.close();
  expect((await start({ port })).port).toBe(port);
});

test('passes the Node request to the sandbox, which needs it to close connections', async () => {
  const cut = (environment?: object) => {
    const incoming = environment && 'incoming' in environment ? environment.incoming : undefined;
    if (incoming instanceof IncomingMessage) incoming.destroy();
    return new Response('never seen');
  };
  const { port } = await start({ sandbox: { app: { fetch: (_, environment) => cut(environment) } } });
  await expect(fetch(`http://127.0.0.1:${port}/v1/auth`)).rejects.toThrow('fetch failed');
});
