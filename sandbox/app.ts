import { join } from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { Clock } from './clock/clock.ts';
import { failure, send } from './contract/answer.ts';
import { dispatch, userHeader } from './contract/dispatch.ts';
import { Router } from './contract/match.ts';
import { isAllowedOrigin } from './contract/origins.ts';
import { Refusal } from './contract/refusal.ts';
import { entranceControl } from './control/entrance.ts';
import { moneyControl } from './control/money.ts';
import { panelPages } from './control/panel.ts';
import { pastControl } from './control/past.ts';
import { peopleControl } from './control/people.ts';
import { timeControl } from './control/time.ts';
import { troubleControl } from './control/trouble.ts';
import { Faults } from './faults/faults.ts';
import { PendingCalls } from './faults/pending-calls.ts';
import { PlainUsers } from './faults/plain-users.ts';
import type { Bindings } from './faults/spoil.ts';
import { operations } from './operations/all.ts';
import { RequestLog } from './requests/log.ts';
import { testBotToken } from './session/init-data.ts';
import { Sessions } from './session/sessions.ts';
import { TwoFactor } from './session/two-factor.ts';
import { openStore } from './store/store.ts';
import { Texts } from './texts/texts.ts';
import { Users } from './users/users.ts';
import { readValues } from './values.ts';
import type { World } from './world.ts';

/** The options of a sandbox, all with defaults. */
export interface SandboxOptions {
  /** SQLite file, or `:memory:`. */
  dbPath?: string;
  /** Real time in epoch ms; the sandbox's clock runs with it. */
  now?: () => number;
  /** Folder with `limits.json`, `levels.json`, `tokens.json` and `networks.json`. */
  configDir?: string;
  /** Folder with one file of texts for each language. */
  localesDir?: string;
  /** Token of the messenger bot that signs launch data. */
  botToken?: string;
  /** Origins that may call the sandbox, in addition to those of this machine. */
  allowedOrigins?: readonly string[];
  /** Returns the folder of the built panel, and builds it if needed; without it there is no panel. */
  panel?: () => Promise<string>;
  /** Whether the API has none of our additions (see `PlainUsers`), for every user. */
  isPlain?: boolean;
  /** Called with a message when the database file is replaced; `console.warn` by default. */
  say?: (line: string) => void;
}

/** A running sandbox. The app answers the paths for which {@link isSandboxPath} is true. */
export interface Sandbox {
  app: Hono<{ Bindings: Bindings }>;
  close: () => void;
}

const configFolder = join(import.meta.dirname, '../config');

/** Whether a path belongs to the sandbox: the API's paths and its own. */
export function isSandboxPath(path: string): boolean {
  return /^\/(?:v1|i18n|bitfinex|sandbox)(?:\/|$)/.test(path);
}

function createWorld(options: SandboxOptions): World {
  const { dbPath = '.sandbox/karat.db', now = Date.now, configDir = configFolder, botToken = testBotToken } = options;
  const store = openStore(dbPath, now(), options.say ?? console.warn);
  const clock = new Clock(store, now);
  const users = new Users(store, clock);
  return {
    store,
    clock,
    users,
    sessions: new Sessions(users, clock, store.meta('secret') ?? '', botToken),
    twoFactor: new TwoFactor(),
    faults: new Faults(),
    pendingCalls: new PendingCalls(),
    plainUsers: new PlainUsers(),
    requests: new RequestLog(),
    texts: new Texts(options.localesDir ?? join(configDir, 'locales')),
    values: readValues(configDir),
    botToken,
  };
}

/** Creates a sandbox. Its state is in the database file and survives a restart. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const world = createWorld(options);
  if (options.isPlain) world.plainUsers.set('*', true);
  const allowed = options.allowedOrigins ?? [];
  const router = new Router(operations);
  const app = new Hono<{ Bindings: Bindings }>();

  app.onError((error) => send(failure(error)));
  app.use(
    cors({
      origin: (origin) => (isAllowedOrigin(origin, allowed) ? origin : null),
      allowMethods: ['GET', 'POST', 'DELETE'],
      allowHeaders: ['authorization', 'x-auth-token', 'idempotency-key', 'content-type', userHeader],
      exposeHeaders: ['retry-after', 'date'],
      maxAge: 600,
    }),
  );
  app.use('/sandbox/*', async (context, next) => {
    const origin = context.req.header('origin');
    const isSameOrigin = origin === undefined || URL.parse(origin)?.host === new URL(context.req.url).host;
    if (context.req.method !== 'GET' && !isSameOrigin && !isAllowedOrigin(origin, allowed)) {
      throw new Refusal('forbidden', 'Other sites may not control the sandbox');
    }
    await next();
  });
  app.route('/sandbox', entranceControl(world, options.panel !== undefined));
  for (const control of [peopleControl, timeControl, moneyControl, pastControl, troubleControl]) {
    app.route('/sandbox', control(world));
  }
  if (options.panel) app.route('/', panelPages(options.panel));
  app.get('/sandbox', (context) => context.redirect(options.panel ? '/sandbox/' : '/sandbox/login'));
  // The app requests texts at every start; unchanged ones are not sent again.
  app.use('/i18n/*', etag(), async (context, next) => {
    await next();
    if (context.res.ok) context.res.headers.set('cache-control', 'no-cache');
  });
  app.all('*', (context) => dispatch(world, router, context));
  return {
    app,
    close: () => {
      world.pendingCalls.drop({});
      world.store.close();
    },
  };
}
