import { html } from 'hono/html';

import type { Person } from '../people/person.ts';
import type { Change } from '../store/change.ts';

/** HTML that is safe: what stands in it is escaped. */
export type Html = ReturnType<typeof html>;

/** A page of the console. Without a person nobody is signed in. */
export function page({ title, who }: { title: string; who?: Person | undefined }, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
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
export function messagePage({ title, text, to }: { title: string; text: string; to: string }): Html {
  const link = to.startsWith('/sign-in') ? 'Sign in' : 'Go on';
  return page(
    { title },
    html`<p>${text}</p>
      <p><a class="button" href="${to}">${link}</a></p>`,
  );
}

function navigation({ name }: Person): Html {
  return html`<nav aria-label="Console">
      <a href="/">Changes</a>
      <a href="/history">History</a>
    </nav>
    <form method="post" action="/sign-out">
      <span class="who">${name}</span>
      <button class="quiet">Sign out</button>
    </form>`;
}

/** A moment in words, in UTC. */
export function timeText(at: string): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const statusClasses: Readonly<Record<Change['status'], string>> = {
  draft: 'quiet-text',
  'changes requested': 'wait',
  approved: 'good',
  scheduled: 'wait',
  published: 'good',
  undone: 'quiet-text',
};

/** The status of a change, in its color. */
export function statusText({ status }: Pick<Change, 'status'>): Html {
  return html`<span class="${statusClasses[status]}">${status}</span>`;
}

/** Sentences, one below the other. */
export function list(lines: readonly string[]): Html {
  return html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}
