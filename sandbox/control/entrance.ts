import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import { isLocalHost } from '../contract/origins.ts';
import { Refusal } from '../contract/refusal.ts';
import { isSeedName, seedNames, seedPlans } from '../seed/plans.ts';
import { defaultVisitor } from '../session/sessions.ts';
import { asLaunchParameter } from '../session/tokens.ts';
import type { World } from '../world.ts';
import { launchData, launchFragment, themes } from './launch.ts';
import { parseQuery, userName } from './read.ts';

/** The launch parameter with a login token (in the fragment, which servers do not log) or a referral code. */
export const launchParameter = 'startapp';

const returning = z.object({ return: z.string().max(2048).default('/') });
const miniApp = returning.extend({
  user: userName.default('demo'),
  start: z.string().max(512).optional(),
  theme: z.enum(['light', 'dark']).default('light'),
});

const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/**
 * The address to return the visitor to, on this host or on this machine.
 * @throws Refusal validation for any other address
 */
function returnUrl(text: string, request: Request): URL {
  const here = new URL(request.url);
  const target = URL.parse(text, here);
  const isWeb = target?.protocol === 'http:' || target?.protocol === 'https:';
  if (!target || !isWeb || !(target.host === here.host || isLocalHost(target.hostname))) {
    throw new Refusal('validation', 'return: an address on this host or on localhost', 'return');
  }
  return target;
}

/** The value for the `location` header: relative on this host, so that it works behind a proxy. */
function locationOf(target: URL, request: Request): string {
  if (target.host !== new URL(request.url).host) return target.href;
  return target.pathname.replace(/^\/+/, '/') + target.search + target.hash;
}

function page(world: World, back: string, hasPanel: boolean) {
  const others = world.users.list().filter((user) => !isSeedName(user.id));
  const entries = [
    ...seedNames
      .filter((name) => name !== defaultVisitor)
      .map((name) => ({ name: name as string, summary: seedPlans[name].summary })),
    ...others.slice(-20).map((user) => ({ name: user.id, summary: `Copy of ${user.template}` })),
  ];
  const query = new URLSearchParams({ return: back });
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sign in to the sandbox</title>
        <link rel="stylesheet" href="/sandbox/login.css" />
      </head>
      <body>
        <main>
          <h1>Sign in</h1>
          <p>This is a sandbox: choose who you are. No money is real.</p>
          ${hasPanel ? html`<a href="/sandbox/"><strong>Steer the sandbox</strong><span>Users, time, deposits, rates, faults</span></a>` : ''}
          <ul>
            ${entries.map(
              ({ name, summary }) =>
                html`<li>
                  <a href="/sandbox/login/as/${encodeURIComponent(name)}?${query.toString()}">
                    <strong>${name}</strong><span>${summary}</span>
                  </a>
                </li>`,
            )}
          </ul>
        </main>
      </body>
    </html>`;
}

const clientHeaders = {
  ...pageHeaders,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};
const clientFiles = { html: 'text/html', css: 'text/css', js: 'text/javascript' };
const noInsets = { top: 0, bottom: 0, left: 0, right: 0 };

/** `/sandbox/login`, `/sandbox/mini-app` and `/sandbox/messenger`: pages that open the app as a user. The first one leads to the panel if there is one. */
export function entranceControl(world: World, hasPanel: boolean): Hono {
  const style = readFileSync(join(import.meta.dirname, '../pages/login.css'), 'utf8');
  const app = new Hono();

  app.get('/login', (context) => {
    const { return: back } = parseQuery(returning, context.req.raw);
    returnUrl(back, context.req.raw);
    for (const [name, value] of Object.entries(pageHeaders)) context.header(name, value);
    return context.html(page(world, back, hasPanel));
  });

  app.get('/login.css', (context) => context.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.get('/login/as/:user', (context) => {
    const target = returnUrl(parseQuery(returning, context.req.raw).return, context.req.raw);
    const user = world.users.get(context.req.param('user'));
    target.hash = `${launchParameter}=${asLaunchParameter(world.sessions.loginToken(user.id))}`;
    for (const [name, value] of Object.entries(pageHeaders)) context.header(name, value);
    return context.redirect(locationOf(target, context.req.raw), 303);
  });

  app.get('/mini-app', (context) => {
    const { user, return: back, start, theme } = parseQuery(miniApp, context.req.raw);
    const target = returnUrl(back, context.req.raw);
    target.hash = launchFragment(launchData(world, world.users.get(user), start), theme, start);
    return context.redirect(locationOf(target, context.req.raw), 303);
  });

  // The app in a frame of the messenger's web client, both on the same host.
  app.get('/messenger', (context) => {
    const { user, return: back, start, theme } = parseQuery(miniApp, context.req.raw);
    const target = returnUrl(back, context.req.raw);
    target.hash = launchFragment(launchData(world, world.users.get(user), start), theme, start);
    const client = {
      src: target.href,
      appOrigin: target.origin,
      theme: themes[theme],
      safeArea: noInsets,
      contentSafeArea: noInsets,
      allow: 'camera; clipboard-write',
      sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-modals',
      opensLinks: true,
    };
    return context.redirect(`/sandbox/messenger.html#${encodeURIComponent(JSON.stringify(client))}`, 303);
  });

  for (const [kind, type] of Object.entries(clientFiles)) {
    const file = readFileSync(join(import.meta.dirname, `../pages/messenger.${kind}`), 'utf8');
    app.get(`/messenger.${kind}`, (context) =>
      context.body(file, 200, { ...clientHeaders, 'content-type': `${type}; charset=utf-8` }),
    );
  }

  return app;
}
