import { html } from 'hono/html';

import { csvFormat } from '../../../src/blocks/list/csv-cell.ts';
import type { Person } from '../people/person.ts';
import type { Publication } from '../store/publications.ts';
import type { Standing } from '../store/standing.ts';
import { type Html, list, page, timeText } from './layout.ts';

/** Who published what when, the newest first; what is live last can be undone. */
export function historyPage(
  who: Person,
  standing: Standing,
  { where, names }: { readonly where: string | undefined; readonly names: readonly string[] },
): Html {
  const all = standing.all.toReversed();
  const shown = all.filter(({ environment }) => where === undefined || environment === where);
  const isLast = (one: Publication): boolean => all.find(({ environment }) => environment === one.environment) === one;
  return page(
    { title: 'History', who },
    html`<nav class="filter" aria-label="Environments">
        ${[undefined, ...names].map(
          (name) =>
            html`<a href="/history${query(name)}" ${name === where ? 'aria-current=page' : ''}
              >${name ?? 'All environments'}</a
            > `,
        )}
      </nav>
      ${
        shown.length === 0
          ? html`<p class="empty">Nothing was published yet.</p>`
          : html`${shown.map((one) => entry(one, isLast(one) && who.environments.includes(one.environment) ? standing : undefined))}
              <p><a href="/history/export${query(where)}" download>Export as a file for spreadsheets</a></p>`
      }`,
  );
}

function query(environment: string | undefined): string {
  return environment === undefined ? '' : `?environment=${environment}`;
}

/** The same as a file that spreadsheets read, the oldest first. Nothing in it runs as a formula. */
export function historyFile(all: readonly Publication[]): string {
  const rows = all.map(({ at, author, environment, kind, title, live, reason, lines }) => {
    return [at, author, environment, kind, title, live.release, reason, lines.join('\n')];
  });
  const titles = ['When', 'Who', 'Environment', 'Kind', 'Change', 'Release', 'Reason', 'What changed'];
  return `\uFEFF${csvFormat('en').textOf([titles, ...rows])}`;
}

/** @param standing of what may be undone */
function entry(one: Publication, standing: Standing | undefined): Html {
  const { author, at, environment, change, title, kind, lines, reason, former, merge } = one;
  const verb = kind === 'undo' ? 'undid' : 'published';
  return html`<article>
    <h2>${author} ${verb} <a href="/changes/${change}">${title}</a> in ${environment}</h2>
    <p class="quiet-text">
      <time datetime="${at}">${timeText(at)}</time> ·
      ${kind === 'values' ? 'values only' : `release ${one.live.release}`}
    </p>
    ${reason === undefined ? '' : html`<p class="text">${reason}</p>`}
    ${
      merge === undefined
        ? html`<p class="wait">Others have edited the same since: what it did stays in what is published next.</p>`
        : ''
    }
    ${lines.length === 0 ? html`<p>Nothing changed for users.</p>` : list(lines)}
    ${standing && kind !== 'undo' && former !== undefined ? undoForm(one, standing) : ''}
  </article>`;
}

/** What becomes of a change that is live elsewhere, too. */
export function staysText(environments: readonly string[]): string {
  return `it stays live in ${environments.join(', ')} until something is published there, which takes it out there, too.`;
}

function undoForm({ id, change, environment }: Publication, standing: Standing): Html {
  const others = standing.environmentsOf(change).filter((name) => name !== environment);
  return html`${others.length === 0 ? '' : html`<p class="wait">Undone here, ${staysText(others)}</p>`}
    <form class="line" method="post" action="/history/undo">
      <input type="hidden" name="publication" value="${id}" />
      <label for="reason-${id}">Why it is undone</label>
      <input id="reason-${id}" name="reason" required maxlength="500" />
      <button class="quiet">Undo</button>
    </form>`;
}
