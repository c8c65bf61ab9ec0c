import { html } from 'hono/html';

import type { Person } from '../people/person.ts';
import type { Change } from '../store/change.ts';
import { type Html, page, statusText, timeText } from './layout.ts';

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
                    <td>${statusText({ status })}</td>
                    <td>${author.name}</td>
                    <td><time datetime="${editedAt}">${timeText(editedAt)}</time></td>
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
