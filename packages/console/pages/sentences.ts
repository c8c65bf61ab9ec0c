import { html } from 'hono/html';
import type * as z from 'zod';

import type { Difference } from '../../../compiler/changes/difference.ts';
import { type Change, type Entry, comment, commentBody } from '../store/change.ts';
import { type Html, timeText } from './layout.ts';

type Comment = z.output<typeof commentBody> & Omit<Entry, 'text'>;

/** What a comment about a sentence says; undefined for any other entry. */
export function commentOf(entry: Entry): Comment | undefined {
  return entry.subject === comment ? { ...entry, ...commentBody.parse(JSON.parse(entry.text)) } : undefined;
}

/**
 * What a change does, each sentence with the comments about it: what was said about the same sentence, or about another one at its
 * place. @param mayAnswer whether the sentences are of its last edit
 */
export function sentences(
  { id, version, notes }: Change,
  differences: readonly Difference[],
  mayAnswer: boolean,
): Html {
  const comments = notes.flatMap((entry) => commentOf(entry) ?? []);
  const isAbout = ({ sentence, place }: Comment, one: Difference): boolean =>
    one ===
    (differences.find((other) => other.sentence === sentence) ?? differences.find((other) => other.place === place));
  return html`<ul>
    ${differences.map(
      (one, index) =>
        html`<li>
          ${one.sentence} ${comments.filter((said) => isAbout(said, one)).map((said) => remark(said, one))}
          ${mayAnswer ? commentForm({ id, version, index }, one) : ''}
        </li>`,
    )}
  </ul>`;
}

function remark({ author, at, sentence, text }: Comment, about: Difference): Html {
  return html`<div class="remark">
    <p class="quiet-text"><strong>${author.name}</strong> · <time datetime="${at}">${timeText(at)}</time></p>
    ${sentence === about.sentence ? '' : html`<p class="quiet-text">When it was: ${sentence}</p>`}
    <p class="text">${text}</p>
  </div>`;
}

function commentForm({ id, version, index }: { id: string; version: string; index: number }, about: Difference): Html {
  return html`<details>
    <summary aria-label="Comment on: ${about.sentence}">Comment</summary>
    <form class="respond" method="post" action="/changes/${id}/respond">
      <input type="hidden" name="version" value="${version}" />
      <input type="hidden" name="about" value="${about.sentence}" />
      <label for="text-${index}">Comment on this sentence</label>
      <textarea id="text-${index}" name="text" rows="3" maxlength="5000" required></textarea>
      <button class="quiet" name="kind" value="Comment">Comment</button>
    </form>
  </details>`;
}
