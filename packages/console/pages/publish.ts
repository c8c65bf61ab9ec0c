import { html } from 'hono/html';

import type { Person } from '../people/person.ts';
import type { Preview } from '../publish/publisher.ts';
import type { Change } from '../store/change.ts';
import { type Html, list, page } from './layout.ts';

const ways = {
  values: 'Only plain values change: they are live within seconds.',
  release: 'This needs a new release: it is built and checked first, which takes a minute or more.',
} as const;

/** What publishing a change to an environment changes for users, and the ways to do it. */
export function publishPage(
  who: Person,
  change: Change,
  environment: string,
  { kind, faults, conflicts, reading, timeZone }: Preview & { readonly timeZone: string },
): Html {
  const { id, title } = change;
  const back = html`<p><a href="/changes/${id}">Back to the change</a></p>`;
  const content = (): Html => {
    if (conflicts.length > 0)
      return html`<p class="notice wait">
        Others have changed the same meanwhile: ${conflicts.map(({ name }) => `config/${name}.json`).join(', ')}. Merge
        their changes on the page of the change first.
      </p>`;
    const lines = reading?.lines ?? [];
    return html`<h2>What changes for users</h2>
      ${lines.length === 0 ? html`<p class="empty">Nothing: this is live.</p>` : list(lines)}
      ${
        faults.length === 0
          ? html`<p>${ways[kind]}</p>
              ${change.isApproved && !change.order ? orderForms(change, environment, timeZone) : ''}`
          : html`<h2>Why it cannot be published</h2>
              <div class="bad">${list(faults)}</div>`
      }`;
  };
  return page({ title: `Publish “${title}” to ${environment}`, who }, html`${content()} ${back}`);
}

function orderForms({ id, version }: Change, environment: string, timeZone: string): Html {
  const action = `/changes/${id}/publish/${environment}`;
  return html`<form method="post" action="${action}">
      <input type="hidden" name="version" value="${version}" />
      <button name="when" value="now">Publish now</button>
    </form>
    <form class="later" method="post" action="${action}">
      <input type="hidden" name="version" value="${version}" />
      <fieldset>
        <legend>Or at a time (${timeZone})</legend>
        <label>Day <input type="date" name="day" required /></label>
        <label>Time <input type="time" name="time" required /></label>
        <button class="quiet" name="when" value="later">Publish at this time</button>
      </fieldset>
    </form>`;
}
