import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';

/** As strict as the app's policy; the panel needs no Trusted Types policy, no forms that leave it and no frames. */
const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
};

/** `/sandbox/` and its files: the page that steers the sandbox. `build` returns the folder of the built page. */
export function panelPages(build: () => Promise<string>): Hono {
  const app = new Hono();
  const serve = async (context: Context, folder: string, file: string): Promise<Response> => {
    const answer = await serveStatic({ path: join(folder, file) })(context, async () => {});
    if (!(answer instanceof Response)) return context.notFound();
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  };
  let folder: string | undefined;

  // Looked at on each visit, so that a change of the page shows at a reload.
  app.get('/sandbox/', async (context) => {
    folder = await build();
    return serve(context, folder, 'index.html');
  });

  app.get('/sandbox/panel/:file{[\\w-]+\\.(?:js|css)}', async (context) => {
    folder ??= await build();
    const file = context.req.param('file');
    return existsSync(join(folder, file)) ? serve(context, folder, file) : context.notFound();
  });

  return app;
}
