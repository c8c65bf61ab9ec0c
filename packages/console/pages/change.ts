import { html } from 'hono/html';

import type { Difference } from '../../../compiler/changes/difference.ts';
import type { Person } from '../people/person.ts';
import { type Change, type Entry, type Response, again, hasEdited, orderBody, responses } from '../store/change.ts';
import type { Reading } from '../store/review.ts';
import { staysText } from './history.ts';
import { commentOf, sentences } from './sentences.ts';
import { type Html, list, page, statusText, timeText } from './layout.ts';

/** What a page of a change knows besides it. */
interface Around {
  /** Where this person may publish. */
  readonly environments: readonly string[];
  /** Whether others have pushed since. */
  readonly isBehind: boolean;
  /** Whether its order is being carried out. */
  readonly isRunning: boolean;
  /** What it did where it was published, if all of it was. */
  readonly done: readonly Difference[];
}

/** One change: what it does, and who may do what with it. */
export function changePage(
  who: Person,
  change: Change,
  { differences, faults, missing }: Reading,
  around: Around,
): Html {
  const { id, title, author, notes } = change;
  const { done } = around;
  const mayEdit = who.roles.includes('editor');
  const isEdited = mayEdit && !change.undo;
  return page(
    { title, who },
    html`<p class="quiet-text">
        Begun by ${author.name} · ${statusText(change)}
        ${change.environments.map((name) => html` · <span class="good">live in ${name}</span>`)}
      </p>
      ${orderNotice(who, change, around)} ${failureNotice(change)} ${againForm(change, mayEdit)}
      <div class="actions">
        <form method="post" action="/changes/${id}/edit">
          <button class="${isEdited ? '' : 'quiet'}">${isEdited ? 'Edit this change' : 'Look at this change'}</button>
        </form>
        <a class="button quiet" href="/changes/${id}/pictures">Pictures before and after</a>
      </div>
      ${around.isBehind && isEdited ? mergeForm(id) : ''}
      <h2>${done.length > 0 ? 'What it changed' : 'What changes'}</h2>
      ${differences.length + done.length === 0 ? html`<p class="empty">Nothing yet.</p>` : sentences(change, [...done, ...differences], done.length === 0)}
      <h2>Problems</h2>
      ${
        faults.length === 0
          ? html`<p class="good">None: this can be built.</p>`
          : html`<p class="bad">It cannot be built before these are solved.</p>
              ${list(faults)}`
      }
      <h2>Languages</h2>
      ${missing.length === 0 ? html`<p class="good">No text of this change lacks a language.</p>` : list(missing)}
      <h2>Publish</h2>
      ${publishLinks(change, around)}
      <h2>Activity</h2>
      ${notes.length === 0 ? html`<p class="empty">Nothing yet.</p>` : notes.map(article)} ${responseForm(who, change)}`,
  );
}

function article(entry: Entry): Html {
  const isOrder = entry.subject === 'Publish' || entry.subject === 'Undo';
  const said = commentOf(entry);
  const text = isOrder ? orderText(entry.text) : (said?.text ?? entry.text);
  return html`<article>
    <p>
      <strong>${entry.author.name}</strong> · ${entry.subject} ·
      <time datetime="${entry.at}">${timeText(entry.at)}</time>
    </p>
    ${said ? html`<blockquote>${said.sentence}</blockquote>` : ''}
    ${text === '' ? '' : html`<p class="text">${text}</p>`}
  </article>`;
}

function orderText(body: string): string {
  const { environment, at, reason } = orderBody.parse(JSON.parse(body));
  return reason === undefined ? `To ${environment}, ${timeText(at)}` : `In ${environment}: ${reason}`;
}

/** What the console is about to do with a change. */
function orderNotice({ environments }: Person, { id, order }: Change, { isRunning }: Around): Html | string {
  if (!order) return '';
  if (isRunning)
    return html`<p class="notice wait" role="status">
      ${order.undoes === undefined ? 'Being published to' : 'Being undone in'} ${order.environment}.
      <a href="/changes/${id}">Look again</a>
    </p>`;
  return html`<form class="notice wait" method="post" action="/changes/${id}/cancel">
    <p role="status">${order.author.name} publishes it to ${order.environment} at ${timeText(order.at)}.</p>
    ${environments.includes(order.environment) ? html`<button class="quiet">Cancel</button>` : ''}
  </form>`;
}

/** Why the last order was not carried out. */
function failureNotice({ notes }: Change): Html | string {
  const last = notes.findLast(({ subject }) => ['Publish', 'Undo', 'Cancel', 'Failed'].includes(subject));
  if (last?.subject !== 'Failed') return '';
  return html`<div class="notice bad" role="status">
    <p>The last attempt to publish failed. Nothing that is live has changed.</p>
    <p class="text">${last.text}</p>
  </div>`;
}

function mergeForm(id: string): Html {
  return html`<form class="notice" method="post" action="/changes/${id}/merge">
    <p>Others have changed the app since this change began.</p>
    <button class="quiet">Merge their changes</button>
  </form>`;
}

/** How what was undone is reviewed and published once more. */
function againForm({ id, undo, environments }: Change, mayEdit: boolean): Html | string {
  if (!undo) return '';
  const isMerged = undo.merge !== undefined;
  return html`<form class="notice" method="post" action="/changes/${id}/merge">
    <p>
      This change was undone in ${undo.environment}.
      ${isMerged ? '' : 'Others have edited the same since: what it did stays in what is published next.'}
      ${isMerged && environments.length > 0 ? `Elsewhere ${staysText(environments)}` : ''}
    </p>
    ${undo.reason === undefined ? '' : html`<p class="text quiet-text">${undo.author}: ${undo.reason}</p>`}
    <p>
      An editor can bring all of it back, with what others have changed since: it is then reviewed anew, and published.
    </p>
    ${mayEdit ? html`<button>${again}</button>` : ''}
  </form>`;
}

function publishLinks({ id, isApproved, order, undo }: Change, { environments }: Around): Html {
  if (undo) return html`<p class="empty">It was undone: it has to be brought back before it is published again.</p>`;
  if (!isApproved) return html`<p class="empty">Somebody who has not edited it has to approve it first.</p>`;
  if (order) return html`<p class="empty">It waits already.</p>`;
  if (environments.length === 0) return html`<p class="empty">It is approved: a publisher can publish it.</p>`;
  return html`<p class="actions">
    ${environments.map((name) => html`<a class="button" href="/changes/${id}/publish/${name}">Publish to ${name}…</a> `)}
  </p>`;
}

function responseForm(who: Person, change: Change): Html {
  const { id, version } = change;
  return html`<form class="respond" method="post" action="/changes/${id}/respond">
    <input type="hidden" name="version" value="${version}" />
    <label for="text">Comment</label>
    <textarea id="text" name="text" rows="3" maxlength="5000"></textarea>
    <div class="actions">
      ${choicesFor(who, change).map(
        (choice) =>
          html`<button class="${choice === 'Approve' ? '' : 'quiet'}" name="kind" value="${choice}">${choice}</button>`,
      )}
    </div>
  </form>`;
}

/** What somebody may answer: who has edited it cannot approve it. */
function choicesFor(who: Person, change: Change): readonly Response[] {
  if (change.undo || !who.roles.includes('reviewer')) return ['Comment'];
  return responses.filter((response) => response !== 'Approve' || !hasEdited(change, who));
}
