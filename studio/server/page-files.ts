import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

import { refusalOf } from './guard.ts';
import type { Session } from './session.ts';

/**
 * The policy of the page: its own scripts and styles alone. The editor of JSON writes style elements, which carry the
 * nonce of this answer. The app as it would be and as it is are the only frames.
 */
export function pagePolicy(nonce: string, frames: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames.map((origin) => origin.replace(/\/\/[^.]+/, '//*')).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The built page and its files, without a token: they hold nothing of config/. */
export function pageFiles(session: Session, folder: string): Hono {
  const app = new Hono();
  app.use('*', async (context, next) => {
    const { headers } = context.req.raw;
    const refusal = refusalOf({ headers, method: context.req.method }, session.origin);
    if (refusal !== undefined) return context.text(refusal, 403);
    const nonce = randomBytes(16).toString('base64url');
    context.header('content-security-policy', pagePolicy(nonce, Object.values(session.previews)));
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'no-referrer');
    context.header('cross-origin-opener-policy', 'same-origin');
    context.header('cross-origin-resource-policy', 'same-origin');
    context.header('cache-control', 'no-cache');
    if (context.req.path !== '/') return next();
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    return context.html(page.replace('data-nonce=""', `data-nonce="${nonce}"`));
  });
  // Its pictures may come later.
  mkdirSync(session.picturesDir, { recursive: true });
  const rewriteRequestPath = (path: string): string => path.slice('/pictures'.length);
  app.get('/pictures/*', serveStatic({ root: session.picturesDir, rewriteRequestPath }));
  app.get('*', serveStatic({ root: folder }));
  return app;
}
