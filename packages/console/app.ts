import { join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import * as z from 'zod';

import { Refused } from '../../studio/server/config-name.ts';
import { messagePage } from './pages/layout.ts';
import { type Person, mayView } from './people/person.ts';
import { Provider } from './people/provider.ts';
import { Sessions } from './people/session.ts';
import { signInRoutes } from './people/sign-in.ts';
import { changeRoutes } from './routes/changes.ts';
import type { Parts, Signed } from './routes/parts.ts';
import { publishRoutes } from './routes/publish.ts';
import type { Settings } from './settings.ts';

/** A form that a person sends is never larger, bytes. */
const largestForm = 100_000;

/** Asks for a sign-in. A form cannot go on through the provider: its browser is told, and keeps what was typed. */
function signInAgain(context: Context, { address }: Settings): Response | Promise<Response> {
  if (context.req.method === 'GET') return context.redirect(`/sign-in?to=${encodeURIComponent(context.req.path)}`);
  const text = `Nothing was changed. Sign in, go back to the page of ${address.host}, and send it again.`;
  return context.html(messagePage({ title: 'Your sign-in has ended', text, to: '/sign-in' }), 401);
}

/** The console: everything but what is open to all needs a person with a role. */
export function consoleApp(settings: Settings, parts: Parts & { readonly now: () => number }): Hono<Signed> {
  const { changes, editors, now } = parts;
  const { repository } = changes;
  const below = `${settings.address.protocol}//*.${settings.address.host}`;
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
        // The form that opens an editor leads to its name; pictures are the app on names of the same kind.
        formAction: ["'self'", below],
        frameSrc: [below],
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
      return context.html(messagePage({ title: 'Not done', text: error.message, to: '/' }), error.status);
    if (error instanceof z.ZodError)
      return context.html(messagePage({ title: 'Not done', text: 'The form is not understood.', to: '/' }), 400);
    console.error(error);
    const text = 'The console failed; its log says why. What was done before is kept.';
    return context.html(messagePage({ title: 'Something went wrong', text, to: '/' }), 500);
  });
  app.get('/healthz', (context) => context.json({ isAlive: true }));
  app.get('/readyz', async (context) => {
    const ready = { signIn: await provider.isReady(), remote: repository.trouble === undefined };
    return context.json(ready, Object.values(ready).every(Boolean) ? 200 : 503);
  });
  app.get('/style.css', serveStatic({ path: join(import.meta.dirname, 'pages/style.css') }));
  app.post('/sign-out', async (context, next) => {
    const who = await sessions.personOf(context);
    if (who) editors.forget(who);
    return next();
  });
  app.route('/', signInRoutes(provider, sessions));
  app.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    const who = await sessions.personOf(context);
    if (!who) return signInAgain(context, settings);
    context.set('who', who);
    if (mayView(who)) return next();
    const text = `${who.name} has no role here. The people who run the sign-in give roles.`;
    return context.html(messagePage({ title: 'Not for you yet', text, to: '/sign-in' }), 403);
  });
  app.route('/', changeRoutes(parts, settings));
  app.route('/', publishRoutes(parts, settings));
  app.notFound((context) => {
    const text = 'There is no such page.';
    return context.html(messagePage({ title: 'Not found', text, to: '/' }), 404);
  });
  return app;
}
