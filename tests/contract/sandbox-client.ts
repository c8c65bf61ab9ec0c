import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createSandbox } from '../../sandbox/app.ts';
import type { Sandbox, SandboxOptions } from '../../sandbox/app.ts';

/** An answer, with its body parsed if it is JSON. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

type Lines = Record<string, string>;

/** Calls a sandbox without a server; `token` is the access token of the signed-in user. */
export class Client {
  readonly sandbox: Sandbox;
  readonly token: string | undefined;

  constructor(sandbox: Sandbox, token?: string) {
    this.sandbox = sandbox;
    this.token = token;
  }

  /** Sends a request as this user, with a JSON body. */
  async call(method: string, path: string, body?: unknown, headers: Lines = {}): Promise<Reply> {
    const response = await this.sandbox.app.request(path, {
      method,
      headers: {
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  }

  /** Sends a GET. */
  get(path: string, headers?: Lines): Promise<Reply> {
    return this.call('GET', path, undefined, headers);
  }

  /** Sends a POST, with a JSON body if given. */
  post(path: string, body?: unknown, headers?: Lines): Promise<Reply> {
    return this.call('POST', path, body, headers);
  }

  /** Sends a DELETE. */
  delete(path: string): Promise<Reply> {
    return this.call('DELETE', path);
  }

  /** Creates a copy of a seed user and signs in. */
  async newUser(like: string, settings: Record<string, unknown> = {}): Promise<Client & { name: string }> {
    const { json } = await this.post('/sandbox/users', { like, ...settings });
    return Object.assign(new Client(this.sandbox, at(json, 'accessToken')), { name: at(json, 'name') });
  }

  /** Signs in as an existing user. */
  async signIn(name: string): Promise<Client> {
    return new Client(this.sandbox, at((await this.get(`/sandbox/users?user=${name}`)).json, 'accessToken'));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a path of keys and indexes; undefined if there is none. */
export function dig(value: unknown, ...path: (string | number)[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}

/** The text at a path. @throws when there is none */
export function at(value: unknown, ...path: (string | number)[]): string {
  const found = dig(value, ...path);
  if (typeof found !== 'string') throw new Error(`no text at ${path.join('.')} in ${JSON.stringify(value)}`);
  return found;
}

/** The array at a path. @throws when there is none */
export function list(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = dig(value, ...path);
  if (!Array.isArray(found)) throw new Error(`no list at ${path.join('.')} in ${JSON.stringify(value)}`);
  return found;
}

/** The time at which tests start. */
export const start = Date.parse('2026-03-01T12:00:00Z');

/** A sandbox in memory whose clock is stopped at `start`. */
export function memorySandbox(options: SandboxOptions = {}): Client {
  return new Client(createSandbox({ dbPath: ':memory:', now: () => start, ...options }));
}

/** A sandbox behind a real server, so that connections can break. */
export interface Network {
  readonly port: number;
  /** Sends a request as a user. */
  send: (user: Client, path: string, init?: RequestInit) => Promise<Response>;
  close: () => void;
}

/** Serves a sandbox on a free port; call `close` at the end. */
export function overNetwork({ app }: Sandbox): Promise<Network> {
  return new Promise((ready) => {
    const server = serve({ fetch: app.fetch, port: 0, overrideGlobalObjects: false }, ({ port }) => {
      ready({
        port,
        send: (user, path, init = {}) => {
          const headers = new Headers(init.headers);
          headers.set('authorization', `Bearer ${user.token ?? ''}`);
          headers.set('content-type', 'application/json');
          return fetch(`http://localhost:${port}${path}`, { ...init, headers });
        },
        close: () => void server.close(),
      });
    });
  });
}

/** A temporary folder for one test file; call `remove` at the end. */
export function temporaryFolder(): { path: string; write: (name: string, text: string) => void; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'karat-sandbox-'));
  return {
    path,
    write: (name, text) => writeFileSync(join(path, name), text),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Valid addresses from the documentation of the networks. */
export const addresses = {
  Ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  Tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  TON: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
} as const;

/** The body of a valid withdrawal, with optional changes. */
export function withdrawal(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    amount: '0.1',
    address: addresses.Ethereum,
    twoFactorCode: '000000',
    token: 'xaut',
    network: 'Ethereum',
    ...change,
  };
}

/** The body of a valid sale, with optional changes. */
export function sale(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    amount: '0.1',
    ticker: 'XAUT',
    balanceType: 'balance',
    address: addresses.TON,
    network: 'TON',
    twoFactorCode: '',
    ...change,
  };
}
