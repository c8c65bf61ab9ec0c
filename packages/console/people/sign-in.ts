import { Hono } from 'hono';

import { messagePage } from '../pages/layout.ts';
import type { Provider } from './provider.ts';
import type { Sessions } from './session.ts';

/** Signing in and out. */
export function signInRoutes(provider: Provider, sessions: Sessions): Hono {
  const app = new Hono();
  app.get('/sign-in', async (context) => {
    const { address, attempt } = await provider.begin().catch((error: unknown) => {
      console.error(error);
      return { address: undefined, attempt: undefined };
    });
    if (!address) {
      const text = 'The service that signs people in does not answer. Nothing is lost: try again in a minute.';
      return context.html(messagePage({ title: 'Nobody can sign in just now', text, to: '/sign-in' }), 503);
    }
    await sessions.keepAttempt(context, attempt, localPath(context.req.query('to')));
    return context.redirect(address.href);
  });
  app.get('/sign-in/back', async (context) => {
    const attempt = await sessions.takeAttempt(context);
    const refused = (text: string) =>
      context.html(messagePage({ title: 'You are not signed in', text, to: '/sign-in' }), 403);
    if (!attempt) return refused('This attempt to sign in is too old, or of another browser.');
    try {
      const who = await provider.end(new URL(context.req.url).search, attempt);
      await sessions.start(context, who);
      return context.redirect(attempt.to);
    } catch (error) {
      console.error(error);
      return refused('The service that signs people in has refused it.');
    }
  });
  app.post('/sign-out', (context) => {
    sessions.end(context);
    const text = 'You are signed out of the console.';
    return context.html(messagePage({ title: 'Signed out', text, to: '/sign-in' }));
  });
  return app;
}

/** A path of the console itself: never an address of another site. */
function localPath(to: string | undefined): string {
  return to !== undefined && /^\/(?![/\\])[\w/?=&.%-]*$/.test(to) ? to : '/';
}
