import * as z from 'zod';

import { isSamePerson } from '../people/person.ts';
import type { Author } from './author.ts';
import { type Publication, commitId } from './publications.ts';
import type { Standing } from './standing.ts';

/** How people answer to a change. */
export const responses = ['Comment', 'Approve', 'Request changes'] as const;
/** How people answer to a change. */
export type Response = (typeof responses)[number];

/** What becomes of a change: publishers order the first three, the console says the last. */
const orders = ['Publish', 'Undo', 'Cancel', 'Failed'] as const;
/** The edit by which all that an undone change did is in it again. */
export const again = 'Publish again';
/** A comment about one sentence of what a change does. */
export const comment = 'Comment on a sentence';
/** What can be noted in a change without an edit. */
export type Note = Response | typeof comment | (typeof orders)[number];

/** Something that was done in a change: a commit of its branch. */
export interface Entry {
  readonly id: string;
  readonly author: Author;
  readonly at: string;
  readonly subject: string;
  readonly text: string;
}

/** What a comment about a sentence says. */
export const commentBody = z.strictObject({ sentence: z.string(), place: z.string(), text: z.string() });

/** What an order of a publisher says. */
export const orderBody = z.strictObject({
  environment: z.string().regex(/^[a-z0-9-]+$/),
  /** When it is to be done, ISO 8601. */
  at: z.iso.datetime({ offset: true }),
  /** What is undone, and why. */
  undoes: commitId.optional(),
  reason: z.string().max(500).optional(),
});

/** Something that a publisher has ordered and the console has not done yet. */
export interface Order extends z.output<typeof orderBody> {
  readonly id: string;
  readonly author: Author;
}

/** A change: a branch of the repository, named by us. */
export interface Change {
  readonly id: string;
  readonly title: string;
  /** Who began it. */
  readonly author: Author;
  /** When something happened in it last, ISO 8601. */
  readonly editedAt: string;
  /** What was noted about it, and by whom it was brought back, the oldest first. */
  readonly notes: readonly Entry[];
  /** The last edit: it names all that the change has now. */
  readonly version: string;
  /** All of its edits, the last one at the end. */
  readonly versions: readonly string[];
  /** Who made each of its edits. */
  readonly editors: readonly Author[];
  /** What has taken it out of what is published; nothing of it can be approved or published before it is brought back. */
  readonly undo: Publication | undefined;
  /** Whether somebody else has approved what it has now. */
  readonly isApproved: boolean;
  /** What the console has to do with it. */
  readonly order: Order | undefined;
  /** Where it is live now. */
  readonly environments: readonly string[];
  readonly status: 'draft' | 'changes requested' | 'approved' | 'scheduled' | 'published' | 'undone';
}

/**
 * What the entries of a branch mean; undefined if there are none. What was said about a change, and a time at which it is
 * published, count until the next edit.
 */
export function changeOf(id: string, [first, ...entries]: readonly Entry[], standing: Standing): Change | undefined {
  if (!first) return undefined;
  const { all: publications } = standing;
  const isNote = ({ subject }: Entry): boolean => [...responses, comment, ...orders].some((note) => note === subject);
  const notes = entries.filter((entry) => isNote(entry) || entry.subject === again);
  const edits = [first, ...entries.filter((entry) => !isNote(entry))];
  const last = edits.at(-1) ?? first;
  const since = entries.slice(entries.indexOf(last) + 1);
  const judged = since.findLast(({ subject }) => subject === 'Approve' || subject === 'Request changes')?.subject;
  const order = orderOf(notes, since, publications);
  const published = publications.findLast((one) => one.change === id && since.some((entry) => entry.id === one.order));
  const undo = order === undefined && published?.kind === 'undo' ? published : undefined;
  return {
    id,
    editedAt: (entries.at(-1) ?? first).at,
    title: first.subject,
    author: first.author,
    notes,
    version: last.id,
    versions: edits.map((edit) => edit.id),
    editors: edits.map(({ author }) => author),
    undo,
    isApproved: judged === 'Approve' && !undo,
    order,
    environments: standing.environmentsOf(id),
    status: statusOf(judged, order, published),
  };
}

/** Whether somebody has made one of the edits of a change, which others have to approve then. */
export function hasEdited({ editors }: Change, who: Author): boolean {
  return editors.some((editor) => isSamePerson(editor, who));
}

function statusOf(
  judged: string | undefined,
  order: Order | undefined,
  published: Publication | undefined,
): Change['status'] {
  if (order) return 'scheduled';
  if (published) return published.kind === 'undo' ? 'undone' : 'published';
  if (judged === 'Approve') return 'approved';
  return judged === undefined ? 'draft' : 'changes requested';
}

/** The order of a change that is not done yet; what was edited since it was ordered is not published. */
function orderOf(
  notes: readonly Entry[],
  since: readonly Entry[],
  publications: readonly Publication[],
): Order | undefined {
  const last = notes.findLast(({ subject }) => orders.some((order) => order === subject));
  if (last === undefined || publications.some(({ order }) => order === last.id)) return undefined;
  const isOrder = last.subject === 'Undo' || (last.subject === 'Publish' && since.includes(last));
  const { id, author } = last;
  return isOrder ? { ...orderBody.parse(JSON.parse(last.text)), id, author } : undefined;
}
