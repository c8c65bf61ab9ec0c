import { html } from 'hono/html';

import type { Person } from '../people/person.ts';

/** HTML that is safe: what stands in it is escaped. */
export type Html = ReturnType<typeof html>;

/** A page of the console. Without a person nobody is signed in. */
export function page(
  { title, who, refresh }: { title: string; who?: Person | undefined; refresh?: number | undefined },
  content: Html,
): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${refresh === undefined ? '' : html`<meta http-equiv="refresh" content="${refresh}" />`}
        <title>${title} · Karat console</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header>
          <a class="brand" href="/">Karat console</a>
          ${who ? navigation(who) : ''}
        </header>
        <main id="content" tabindex="-1">
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** A page with one message and one link. */
export function messagePage({ title, words, to }: { title: string; words: string; to: string }): Html {
  const link = to.startsWith('/sign-in') ? 'Sign in' : 'Go on';
  return page(
    { title },
    html`<p>${words}</p>
      <p><a class="button" href="${to}">${link}</a></p>`,
  );
}

function navigation({ name }: Person): Html {
  return html`<nav aria-label="Console">
      <a href="/">Changes</a>
    </nav>
    <form method="post" action="/sign-out">
      <span class="who">${name}</span>
      <button class="quiet">Sign out</button>
    </form>`;
}
