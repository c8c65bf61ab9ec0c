import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

import { ensureStudioPage, root } from '../../../scripts/build.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { studioApi } from '../../../studio/server/api.ts';
import { type Look, looksOf } from '../../../studio/page/preview/look.ts';
import type { Drafts } from '../../../studio/server/drafts.ts';
import { tokenHeader } from '../../../studio/server/guard.ts';
import { pageFiles } from '../../../studio/server/page-files.ts';
import { Session } from '../../../studio/server/session.ts';
import { type Person, isSamePerson } from '../people/person.ts';
import { type Changes, undone } from '../store/changes.ts';
import { Turns } from '../store/turns.ts';

/** So many changes are open at once; the one that was used least recently is closed for another. Its edits are kept. */
const most = 4;
/** What Studio does on one machine, and the console in its own way. */
const ofStudioAlone = /^\/api\/(?:save|saves|take-back|publish|settle)$/;

/** Requests with a body that change nothing. */
const onlyReads = /^\/api\/(?:before|uses)$/;

/** What a change looks like: the origins of the app without it and with it, the screens that it touches, and how to look at them. */
export interface Pictures {
  readonly before: string;
  readonly after: string;
  readonly screens: readonly string[];
  readonly looks: readonly Look[];
}

interface Editor {
  readonly session: Session;
  readonly listener: ReturnType<typeof getRequestListener>;
}

/** Studio for each change that somebody has open, on names below the console's. */
export class Editors {
  readonly #address: URL;
  readonly #changes: Changes;
  readonly #now: () => number;
  readonly #open = new Map<string, Promise<Editor>>();
  readonly #keys = new Map<string, { readonly who: Person; readonly id: string; readonly until: number }>();

  constructor(address: URL, changes: Changes, now: () => number = Date.now) {
    this.#address = address;
    this.#changes = changes;
    this.#now = now;
  }

  /** The address at which somebody may edit a change, or only look at it, until `lasts` ms have passed. */
  async addressFor(id: string, who: Person, lasts: number): Promise<string> {
    await this.#editor(id);
    for (const [key, { until }] of this.#keys) if (until < this.#now()) this.#keys.delete(key);
    const key = randomBytes(24).toString('base64url');
    this.#keys.set(key, { who, id, until: this.#now() + lasts });
    return `${this.#originOf(`edit-${id}`)}/#token=${key}`;
  }

  /** Shows a change without an editor. */
  async picturesOf(id: string): Promise<Pictures> {
    const { session } = await this.#editor(id);
    const before = await session.before();
    const { screens } = session.checker.diff();
    return { before, after: session.previews.now, screens, looks: looksOf(session.drafts.changed) };
  }

  /** Ends what somebody may do in editors, who has signed out. */
  forget(person: Person): void {
    for (const [key, { who }] of this.#keys) if (isSamePerson(who, person)) this.#keys.delete(key);
  }

  /** Answers a request for a name below the console's; false if there is none of this name. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const host = request.headers.host ?? '';
    for (const [id, opening] of this.#open) {
      const { session, listener } = await opening;
      if (host === new URL(session.origin).host) {
        this.#touch(id);
        await listener(request, response);
        return true;
      }
      const preview = await session.previewAt(host);
      if (preview) return preview.server.emit('request', request, response);
    }
    return false;
  }

  /** Hands on the line by which a preview hears of changes. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    for (const opening of this.#open.values()) {
      const { session } = await opening;
      const preview = await session.previewAt(request.headers.host ?? '');
      if (preview?.server.emit('upgrade', request, socket, head) === true) return;
    }
    socket.destroy();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((id) => this.closeOne(id)));
  }

  /** Ends the editor of a change; the page of the change opens it anew. */
  async closeOne(id: string): Promise<void> {
    const opening = this.#open.get(id);
    this.#open.delete(id);
    await (await opening)?.session.close();
  }

  #touch(id: string): void {
    const opening = this.#open.get(id);
    if (!opening) return;
    this.#open.delete(id);
    this.#open.set(id, opening);
  }

  #editor(id: string): Promise<Editor> {
    const known = this.#open.get(id);
    if (known) {
      this.#touch(id);
      return known;
    }
    const [oldest] = this.#open.keys();
    if (this.#open.size >= most && oldest !== undefined) void this.closeOne(oldest);
    const opening = this.#start(id);
    this.#open.set(id, opening);
    opening.catch(() => this.#open.delete(id));
    return opening;
  }

  #originOf<Name extends string>(name: Name): `${string}//${Name}.${string}` {
    return `${this.#address.protocol}//${name}.${this.#address.host}`;
  }

  async #start(id: string): Promise<Editor> {
    const [page, { now, base }] = [await ensureStudioPage(), await this.#changes.folders(id)];
    const whoOf = (key: string): Person | undefined => {
      const found = this.#keys.get(key);
      return found?.id === id && found.until > this.#now() ? found.who : undefined;
    };
    // Nobody can guess the name of a preview: the page of the change alone says it.
    const secret = randomBytes(10).toString('hex');
    const session = await Session.start({
      root,
      configDir: base,
      origin: this.#originOf(`edit-${id}`),
      previews: { now: this.#originOf(`app-${id}-${secret}`), before: this.#originOf(`app-${id}-${secret}-before`) },
      listens: false,
      frames: [this.#address.origin],
      site: undefined,
      isToken: (key) => whoOf(key) !== undefined,
      keptDir: now,
      cache: `console/${id}`,
    });
    const app = new Hono();
    const turns = new Turns();
    app.use('/api/*', async (context, next) => {
      if (ofStudioAlone.test(context.req.path)) return context.json({ message: 'The console keeps each edit.' }, 409);
      if (context.req.method === 'GET' || onlyReads.test(context.req.path)) return next();
      const who = whoOf(context.req.header(tokenHeader) ?? '');
      if (who?.roles.includes('editor') !== true)
        return context.json({ message: 'You may look at this change, and not edit it.' }, 403);
      // One after the other, so that each edit is of the person who made it, and kept before it is answered.
      return turns.take('edits', async () => {
        if ((await this.#changes.find(id))?.undo) return context.json({ message: undone }, 409);
        const { version } = session.drafts;
        await next();
        if (session.drafts.version !== version) await this.#changes.keep(id, textsOf(session.drafts, now), who);
        return undefined;
      });
    });
    app.route('/api', studioApi(session));
    app.route('/', pageFiles(session, page));
    const listener = getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false });
    return { session, listener };
  }
}

/** The texts of all files that are there, or are in the folder of the change. */
function textsOf(drafts: Drafts, folder: string): Map<string, string | undefined> {
  const names = new Set([...drafts.names, ...new ConfigFolder(folder).names]);
  return new Map([...names].map((name) => [name, drafts.text(name)]));
}
