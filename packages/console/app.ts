import { join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import * as z from 'zod';

import { Refused } from '../../studio/server/config-name.ts';
import type { Editors } from './editor/editors.ts';
import { changePage, changesPage } from './pages/changes.ts';
import { messagePage } from './pages/layout.ts';
import { type Person, mayView } from './people/person.ts';
import { Provider } from './people/provider.ts';
import { Sessions } from './people/session.ts';
import { signInRoutes } from './people/sign-in.ts';
import type { Settings } from './settings.ts';
import { type Changes, verdicts } from './store/changes.ts';
import { readingOf } from './store/review.ts';

/** A form that a person sends is never larger, bytes. */
const largestForm = 100_000;

const said = z.object({
  kind: z.enum(verdicts),
  words: z.string().max(5000),
  tree: z.string().regex(/^[0-9a-f]{40,64}$/),
});

/** What the pages of signed-in people know of a request. */
export interface Signed {
  Variables: { who: Person };
}

/** Asks for a sign-in. A form cannot go on through the provider: its browser is told, and keeps what was typed. */
function signInAgain(context: Context, { address }: Settings): Response | Promise<Response> {
  if (context.req.method === 'GET') return context.redirect(`/sign-in?to=${encodeURIComponent(context.req.path)}`);
  const words = `Nothing was changed. Sign in, go back to the page of ${address.host}, and send it again.`;
  return context.html(messagePage({ title: 'Your sign-in has ended', words, to: '/sign-in' }), 401);
}

function notAllowed(context: Context, words: string): Response | Promise<Response> {
  return context.html(messagePage({ title: 'Not done', words, to: '/' }), 403);
}

/** The console: everything but what is open to all needs a person with a role. */
export function consoleApp(
  settings: Settings,
  { changes, editors, now }: { changes: Changes; editors: Editors; now: () => number },
): Hono<Signed> {
  const [provider, sessions] = [new Provider(settings), new Sessions(settings, now)];
  const app = new Hono<Signed>();
  app.use(async (context, next) => {
    // Another name could be pointed here by another site.
    if (context.req.header('host') !== settings.address.host && !/^\/(?:healthz|readyz)$/.test(context.req.path))
      return context.text('This is not the address of the console.', 421);
    const started = performance.now();
    await next();
    const [{ method, path }, ms] = [context.req, Math.round(performance.now() - started)];
    const who: Person | undefined = context.get('who');
    if (path !== '/healthz' && path !== '/readyz')
      console.log(
        JSON.stringify({ at: new Date().toISOString(), method, path, status: context.res.status, ms, who: who?.id }),
      );
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        // The form that opens an editor leads to its name.
        formAction: ["'self'", `${settings.address.protocol}//*.${settings.address.host}`],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
      referrerPolicy: 'same-origin',
      strictTransportSecurity: settings.address.protocol === 'https:' && 'max-age=31536000',
    }),
  );
  app.use(csrf({ origin: settings.address.origin }));
  app.use(bodyLimit({ maxSize: largestForm }));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof Refused)
      return context.html(messagePage({ title: 'Not done', words: error.message, to: '/' }), error.status);
    console.error(error);
    const words = 'The console failed; its log says why. What was done before is kept.';
    return context.html(messagePage({ title: 'Something went wrong', words, to: '/' }), 500);
  });
  app.get('/healthz', (context) => context.json({ isAlive: true }));
  app.get('/readyz', async (context) => {
    const parts = { signIn: await provider.isReady(), remote: changes.trouble === undefined };
    return context.json(parts, Object.values(parts).every(Boolean) ? 200 : 503);
  });
  app.get('/style.css', serveStatic({ path: join(import.meta.dirname, 'pages/style.css') }));
  app.post('/sign-out', async (context, next) => {
    const who = await sessions.personOf(context);
    if (who) editors.forget(who.id);
    return next();
  });
  app.route('/', signInRoutes(provider, sessions));
  app.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    const who = await sessions.personOf(context);
    if (!who) return signInAgain(context, settings);
    context.set('who', who);
    if (mayView(who)) return next();
    const words = `${who.name} has no role here. The people who run the sign-in give roles.`;
    return context.html(messagePage({ title: 'Not for you yet', words, to: '/sign-in' }), 403);
  });
  app.get('/', async (context) => context.html(changesPage(context.get('who'), await changes.list(), changes.trouble)));
  app.post('/changes', async (context) => {
    const who = context.get('who');
    const { title } = await context.req.parseBody();
    if (!who.roles.includes('editor')) return notAllowed(context, 'Editors begin changes.');
    const isTitle = typeof title === 'string' && /\S/.test(title) && title.length <= 120;
    if (!isTitle) return notAllowed(context, 'A change needs a title of at most 120 letters.');
    return context.redirect(`/changes/${await changes.begin(title, who)}`, 303);
  });
  app.get('/changes/:id', async (context) => {
    const change = await changes.find(context.req.param('id'));
    if (!change) return context.notFound();
    const reading = await readingOf(await changes.folders(change.id));
    return context.html(changePage(context.get('who'), change, reading));
  });
  app.post('/changes/:id/say', async (context) => {
    const [id, who] = [context.req.param('id'), context.get('who')];
    const { kind, words, tree } = said.parse(await context.req.parseBody());
    if (kind !== 'Comment' && !who.roles.includes('reviewer')) return notAllowed(context, 'Reviewers judge changes.');
    if (kind !== 'Approve' && !/\S/.test(words)) return notAllowed(context, 'Write what you want to say.');
    await changes.say(id, kind, words, tree, who);
    return context.redirect(`/changes/${id}`, 303);
  });
  app.post('/changes/:id/edit', async (context) => {
    const change = await changes.find(context.req.param('id'));
    if (!change) return context.notFound();
    const lasts = settings.signIn.hours * 3_600_000;
    return context.redirect(await editors.addressFor(change.id, context.get('who'), lasts), 303);
  });
  app.notFound((context) => {
    const words = 'There is no such page.';
    return context.html(messagePage({ title: 'Not found', words, to: '/' }), 404);
  });
  return app;
}
