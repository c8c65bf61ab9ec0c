import { html } from 'hono/html';

import type { Person } from '../people/person.ts';
import type { Preview } from '../publish/publisher.ts';
import type { Change } from '../store/change.ts';
import { sentencesOf } from '../store/review.ts';
import type { Standing } from '../store/standing.ts';
import { type Html, list, page } from './layout.ts';

const ways = {
  values: 'Only plain values change: they are live within seconds.',
  release: 'This needs a new release: it is built and checked first, which takes a minute or more.',
} as const;

/** What the page knows besides it: which other changes come and go, and whether the console has published nothing there before. */
type Others = ReturnType<Standing['othersIn']> & { readonly timeZone: string; readonly isFirst: boolean };

/** What publishing a change to an environment changes for users, and the ways to do it. */
export function publishPage(
  who: Person,
  change: Change,
  environment: string,
  { kind, faults, conflicts, reading, timeZone, comes, goes, isFirst }: Preview & Others,
): Html {
  const { id, title } = change;
  const back = html`<p><a href="/changes/${id}">Back to the change</a></p>`;
  const content = (): Html => {
    if (conflicts.length > 0)
      return html`<p class="notice wait">
        Others have changed the same meanwhile: ${conflicts.map(({ name }) => `config/${name}.json`).join(', ')}. Merge
        their changes on the page of the change first.
      </p>`;
    const lines = reading ? sentencesOf(reading) : [];
    return html`<h2>What changes for users</h2>
      ${lines.length === 0 ? html`<p class="empty">Nothing: this is live.</p>` : list(lines)}
      ${isFirst ? html`<p class="wait">The console has published nothing there yet: all that others have changed comes, too.</p>` : ''}
      ${comes.length === 0 ? '' : html`<p class="wait">With it comes what was published elsewhere: ${quoted(comes)}.</p>`}
      ${goes.length === 0 ? '' : html`<p class="wait">With it goes what was undone elsewhere: ${quoted(goes)}.</p>`}
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

function quoted(titles: readonly string[]): string {
  return titles.map((title) => `“${title}”`).join(', ');
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
