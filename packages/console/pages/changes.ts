import { html } from 'hono/html';

import type { Person } from '../people/person.ts';
import { type Change, type Verdict, verdicts } from '../store/changes.ts';
import { type Html, page } from './layout.ts';

/** All changes, and how to begin one. `trouble` is why the remote lacks something. */
export function changesPage(who: Person, changes: readonly Change[], trouble: string | undefined): Html {
  return page(
    { title: 'Changes', who },
    html`${trouble === undefined ? '' : remoteNotice()} ${who.roles.includes('editor') ? beginForm() : ''}
    ${
      changes.length === 0
        ? html`<p class="empty">There are no changes. What is live is what everybody has.</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Change</th>
                <th scope="col">Status</th>
                <th scope="col">Begun by</th>
                <th scope="col">Edited last</th>
              </tr>
            </thead>
            <tbody>
              ${changes.map(
                ({ id, title, author, editedAt, status }) =>
                  html`<tr>
                    <td><a href="/changes/${id}">${title}</a></td>
                    <td class="${statusClasses[status]}">${status}</td>
                    <td>${author}</td>
                    <td><time datetime="${editedAt}">${timeWords(editedAt)}</time></td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }`,
  );
}

function beginForm(): Html {
  return html`<form class="line" method="post" action="/changes">
    <label for="title">What do you want to change?</label>
    <input id="title" name="title" required maxlength="120" placeholder="Raise the minimum of a sale" />
    <button>Begin a change</button>
  </form>`;
}

function remoteNotice(): Html {
  return html`<p class="notice wait" role="status">
    The place where changes are kept together does not answer. Go on: your edits are kept here and sent later.
  </p>`;
}

/** A moment in words, in UTC. */
export function timeWords(at: string): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** One change: what it does, and who may do what with it. */
export function changePage(
  who: Person,
  { id, title, author, said, status, tree, editors }: Change,
  { lines, faults, missing }: { lines: readonly string[]; faults: readonly string[]; missing: readonly string[] },
): Html {
  const mayEdit = who.roles.includes('editor');
  return page(
    { title, who },
    html`<p class="quiet-text">Begun by ${author} · <span class="${statusClasses[status]}">${status}</span></p>
      <form method="post" action="/changes/${id}/edit">
        <button>${mayEdit ? 'Edit this change' : 'Look at this change'}</button>
      </form>
      <h2>What changes</h2>
      ${lines.length === 0 ? html`<p class="empty">Nothing yet.</p>` : list(lines)}
      <h2>Problems</h2>
      ${
        faults.length === 0
          ? html`<p class="good">None: this can be built.</p>`
          : html`<p class="bad">It cannot be built before these are solved.</p>
              ${list(faults)}`
      }
      <h2>Languages</h2>
      ${missing.length === 0 ? html`<p class="good">No text of this change lacks a language.</p>` : list(missing)}
      <h2>What was said</h2>
      ${said.length === 0 ? html`<p class="empty">Nothing yet.</p>` : ''}
      ${said.map(
        (one) =>
          html`<article>
            <p>
              <strong>${one.author}</strong> · ${one.subject} · <time datetime="${one.at}">${timeWords(one.at)}</time>
            </p>
            ${one.words === '' ? '' : html`<p class="words">${one.words}</p>`}
          </article>`,
      )}
      <form class="say" method="post" action="/changes/${id}/say">
        <input type="hidden" name="tree" value="${tree}" />
        <label for="words">Your words</label>
        <textarea id="words" name="words" rows="3" maxlength="5000"></textarea>
        ${choicesFor(who, editors).map(
          (choice) =>
            html`<button class="${choice === 'Approve' ? '' : 'quiet'}" name="kind" value="${choice}">
              ${choice}
            </button> `,
        )}
      </form>`,
  );
}

const statusClasses = { 'in work': 'quiet-text', approved: 'good', 'changes asked for': 'wait' } as const;

/** What somebody may say: who has edited it cannot approve it. */
function choicesFor({ roles, email }: Person, editors: readonly string[]): readonly Verdict[] {
  if (!roles.includes('reviewer')) return ['Comment'];
  return verdicts.filter((verdict) => verdict !== 'Approve' || !editors.includes(email));
}

function list(lines: readonly string[]): Html {
  return html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}
