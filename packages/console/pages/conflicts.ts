import { html } from 'hono/html';

import type { Person } from '../people/person.ts';
import type { Change } from '../store/change.ts';
import type { FileConflict } from '../store/repository.ts';
import { type Html, page } from './layout.ts';

/** The values that a change and others have both changed: each side is shown, and one is chosen. */
export function conflictsPage(who: Person, { id, title }: Change, files: readonly FileConflict[]): Html {
  return page(
    { title: `Both changed: ${title}`, who },
    html`<p>
        This change and others have changed the same. Nothing is merged before you choose; all else is merged by itself.
      </p>
      <form method="post" action="/changes/${id}/merge">
        ${files.flatMap(({ name, conflicts }) =>
          conflicts.map(
            ({ at, mine, theirs }) =>
              html`<fieldset>
                <legend>config/${name}.json ${at}</legend>
                ${version(`choice ${name} ${at}`, 'mine', 'This change', mine)}
                ${version(`choice ${name} ${at}`, 'theirs', 'Others', theirs)}
              </fieldset>`,
          ),
        )}
        <p class="actions"><button>Merge</button> <a class="button quiet" href="/changes/${id}">Not now</a></p>
      </form>`,
  );
}

function version(name: string, value: string, label: string, text: string | undefined): Html {
  return html`<label class="choice">
    <input type="radio" name="${name}" value="${value}" required />
    <span>${label}: ${text === undefined ? html`<em>removed</em>` : html`<code class="text">${text}</code>`}</span>
  </label>`;
}
