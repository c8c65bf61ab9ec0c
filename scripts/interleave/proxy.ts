import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { replaceValues, valuesIn } from '../../compiler/values/values-block.ts';
import { listening } from '../proxy/listening.ts';
import { type Passed, pass, textOfRequest } from '../proxy/pass.ts';
import { jsonAnswer, meaningOf, parsed, textIn } from './answers.ts';
import type { Control } from './books.ts';
import { claimReader } from './claims.ts';
import type { Happening } from './events.ts';
import { type RequestFault, RequestFaults } from './request-faults.ts';
import { type PageState, prepare, reportPath, requestHeader } from './page.ts';
import type { Story } from './story.ts';
import type { TransferKind } from './transfers.ts';
import { recordOf } from 'engine/record.ts';

/** The path of a redirect: it answers as if nothing had been done. */
const elsewhere = '/v1/elsewhere';
/** The contract's refusal of a transfer. */
const refusal: Passed = jsonAnswer(422, { code: 'rejected', message: 'Rejected' });
const scriptPath = '/story.js';
const workerPath = '/service-worker.js';
/** The limits that are published during a story. */
export const publishedMinimum = '0.2';

type Setting = Pick<Story, 'kind' | 'isPlain' | 'hasWorker' | 'storage'>;
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * The server between the browser and the app with its sandbox, for one story: every engine has its own address for each
 * story, and so empty storage. It records what is sent, answered and said.
 */
export class StoryProxy {
  readonly happenings: Happening[] = [];
  readonly state: Mutable<PageState>;
  readonly fates = new RequestFaults();
  /** The statuses of the answers to requests that move money. */
  readonly statuses = new Set<number>();
  /** Who is signed in without a login. */
  user: string;
  /** Whether no data is answered, while sign-ins are. */
  losesData = false;
  /** The keys that were answered as declined. */
  readonly declined = new Set<string>();
  readonly #target: string;
  readonly #control: Control;
  readonly #kind: TransferKind;
  readonly #isPlain: boolean;
  readonly #claimsIn = claimReader();
  readonly #pending = new Map<object, number>();
  /** The keys of requests without one. */
  readonly #keys = new Map<string, string>();
  readonly #sent = new Map<string, number>();
  #workers = 0;
  readonly #server = createServer((incoming, outgoing) => {
    this.#answer(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  #port = 0;

  private constructor(target: string, control: Control, { kind, isPlain, hasWorker, storage }: Setting) {
    this.user = control.user;
    this.#target = target;
    this.#control = control;
    this.#kind = kind;
    this.#isPlain = isPlain;
    const path = kind.path ?? '';
    this.state = { passed: 0, skew: 0, isOffline: false, storage, hasWorker, isPublished: false, path };
  }

  /** Starts a proxy in front of `target`. */
  static async start(target: string, control: Control, setting: Setting): Promise<StoryProxy> {
    const proxy = new StoryProxy(target, control, setting);
    proxy.#port = await listening(proxy.#server);
    return proxy;
  }

  /** The address of the app. */
  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Serves another service worker from now on. */
  updateWorker(): void {
    this.#workers += 1;
  }

  /** Whether a request that began less than `usual` ms ago has no answer yet. */
  isAwaiting(usual: number): boolean {
    return [...this.#pending.values()].some((since) => performance.now() - since < usual);
  }

  /** Records sentences, with what the books say now. */
  async record(
    place: { readonly tab: string; readonly document: string },
    at: number,
    texts: readonly string[],
    isStill: boolean,
  ): Promise<void> {
    const found = texts.flatMap((text) => this.#claimsIn(text));
    if (found.length === 0) return;
    const { done } = await this.#control.books(this.#kind);
    const booked = done.flatMap(({ key }) => (key === null || this.declined.has(key) ? [] : [key]));
    for (const { key: text, claim } of found)
      this.happenings.push({ type: 'said', ...place, at, claim, text, isStill, booked });
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => void this.#server.close(() => resolve()));
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '', this.address);
    if (pathname === scriptPath) return this.#script(outgoing);
    const body = await textOfRequest(incoming);
    if (pathname === reportPath) return void (await this.#hear(JSON.parse(body)), outgoing.end());
    const isData = incoming.method === 'GET' && pathname.startsWith('/v1/');
    const isMoney = incoming.method === 'POST' && this.#kind.path !== undefined && pathname.startsWith(this.#kind.path);
    if (!isMoney && (this.state.isOffline || (this.losesData && isData))) return void incoming.socket.destroy();
    const exchange = {};
    this.#pending.set(exchange, performance.now());
    outgoing.once('close', () => this.#pending.delete(exchange));
    if (isMoney) return this.#money(incoming, outgoing, body);
    return this.#other(incoming, outgoing, body, pathname);
  }

  /** Records what a page reports: a request that it begins, an answer that it has read, or what it shows. */
  async #hear(report: {
    tab: string;
    document: string;
    at: number;
    texts?: string[];
    request?: string;
    begun?: { key: string | null; body: string };
  }): Promise<void> {
    const { at, texts, request = '', begun, ...place } = report;
    if (texts) return this.record(place, at, texts, false);
    if (begun) return void this.#record(request, at, begun.key, begun.body);
    for (const one of this.happenings) if (one.type === 'answered' && one.request === request) one.readAt = at;
    return undefined;
  }

  #script(outgoing: ServerResponse): void {
    const values = [this.state, requestHeader, reportPath].map((value) => JSON.stringify(value));
    outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    outgoing.end(`(${String(prepare)})(${values.join(', ')});`);
  }

  #pass(incoming: IncomingMessage, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Passed> {
    return pass(this.#target, incoming, body, { 'x-sandbox-user': this.user, ...headers });
  }

  async #other(incoming: IncomingMessage, outgoing: ServerResponse, body: string, pathname: string): Promise<void> {
    const { status, headers, content } = pathname === elsewhere ? refusal : await this.#pass(incoming, body);
    outgoing.writeHead(status, headers);
    if (String(headers['content-type']).startsWith('text/html')) outgoing.end(this.#page(content.toString()));
    else if (pathname === workerPath) outgoing.end(`${content.toString()}\n// ${this.#workers}`);
    else outgoing.end(content);
  }

  /** A page with the script of the story, and with the values of this story. */
  #page(html: string): string {
    const values = recordOf(valuesIn(html));
    Object.assign(recordOf(values.app), {
      showsWarning: false,
      ...(this.#isPlain && { honorsIdempotencyKeys: false }),
    });
    const limits = recordOf(values.limits);
    if (this.state.isPublished)
      for (const group of ['wallet', 'marketing']) Object.assign(recordOf(limits[group]), { token: publishedMinimum });
    return replaceValues(html, values).replace('<head>', `<head><script src="${scriptPath}"></script>`);
  }

  /** Passes on a request that moves money, unless it has a fate. */
  async #money(incoming: IncomingMessage, outgoing: ServerResponse, body: string): Promise<void> {
    const request = String(incoming.headers[requestHeader] ?? 'unknown');
    const key = incoming.headers['idempotency-key'];
    const id = this.#record(request, Date.now(), key === undefined ? null : String(key), body);
    // What is sent without a connection was sent, too: the page cannot know that it did not arrive.
    if (this.state.isOffline) return void incoming.socket.destroy();
    const fate = this.fates.of(id, /^\d+$/.test(textIn(parsed(Buffer.from(body)), 'twoFactorCode') ?? ''));
    if (fate === 'unsent') return void incoming.socket.destroy();
    const isMade = fate === 'declined' && this.#kind.declined !== undefined;
    const made = isMade ? jsonAnswer(200, this.#kind.declined) : fate === 'refused' ? refusal : undefined;
    const more: Readonly<Record<string, string>> = this.#isPlain ? { 'idempotency-key': id } : {};
    const passed = made ?? (await this.#pass(incoming, body, more).catch(() => undefined));
    if (passed === undefined || fate === 'lost') return this.#lose(incoming, outgoing);
    if (fate === 'redirect') return void outgoing.writeHead(303, { location: elsewhere }).end();
    const { status, headers, content } = await this.#changed(passed, fate, id);
    outgoing.writeHead(status, headers);
    this.statuses.add(status);
    const waited = Date.now() + this.state.passed - (this.#sent.get(request) ?? 0);
    const answer = parsed(content);
    const answeredAt = Date.now();
    outgoing.once('finish', () => {
      this.happenings.push({
        type: 'answered',
        at: answeredAt,
        request,
        meaning: meaningOf(status, answer, waited, this.#isPlain, this.#kind.isOnce),
        usdt: textIn(answer, 'usdt'),
        isLess: fate === 'less',
      });
    });
    outgoing.end(content);
  }

  /** Records a request once, however often the browser repeats it; returns its key, or what stands for it. */
  #record(request: string, at: number, header: string | null, body: string): string {
    const id = header ?? this.#keys.get(request) ?? randomUUID();
    this.#keys.set(request, id);
    if (this.#sent.has(request)) return id;
    const [tab = '', document = '', , isPublished] = request.split('|');
    const time = at + this.state.passed;
    this.#sent.set(request, time);
    this.happenings.push({
      type: 'sent',
      at,
      time,
      tab,
      document,
      request,
      key: this.#isPlain ? id : header,
      body: recordOf(parsed(Buffer.from(body))),
      isPublished: isPublished === 'true',
    });
    return id;
  }

  /** An answer whose status or amount is another one; what it says is true of the books. */
  async #changed(passed: Passed, fate: RequestFault | undefined, id: string): Promise<Passed> {
    const answer = parsed(passed.content);
    if (passed.status !== 200 || (fate !== 'declined' && fate !== 'less')) return passed;
    const changed: Record<string, unknown> = { ...recordOf(answer) };
    if (fate === 'less') changed['usdt'] = String(Number(textIn(answer, 'usdt') ?? '0') / 2);
    else if ('id' in changed) {
      const status = id < '8' ? 'failed' : 'cancelled';
      await this.#control.post('settle', { id: changed['id'], status });
      this.declined.add(id);
      changed['status'] = status;
    }
    return { ...passed, content: Buffer.from(JSON.stringify(changed)) };
  }

  /** Loses an answer. Without keys it breaks off: a browser would repeat a request whose connection breaks before it. */
  #lose(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (!this.#isPlain) return void incoming.socket.destroy();
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' });
    outgoing.write('{"', () => outgoing.destroy());
  }
}
