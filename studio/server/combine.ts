import { pointerOf } from 'engine/compiler/report/faults.ts';
import { Refused } from './config-name.ts';
import type { Drafts } from './drafts.ts';
import { editedFile } from './edit-file.ts';
import { editsBetween } from './edits-between.ts';
import { type Conflict, type Settle, merge } from './merge.ts';

/** What a user chose for what two sides have changed: one of the sides, by the pointer of the value. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** A conflict as the page shows it: the pointer of the value, and both versions as JSON. */
export interface OpenConflict {
  readonly at: string;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

/** A request that needs a choice between two versions of the same value. */
export class Conflicting extends Refused {
  readonly conflicts: readonly OpenConflict[];

  constructor(name: string, conflicts: readonly OpenConflict[]) {
    super(409, 'The same was changed elsewhere meanwhile.', [name]);
    this.conflicts = conflicts;
  }
}

/** The texts of a file that two sides began with and made of it; undefined where it does not exist. */
interface Texts {
  readonly base: string | undefined;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

/** Settles conflicts by the pointers of their values. */
export const byChoice =
  (choices: Choices): Settle =>
  ({ path }) =>
    choices[pointerOf(path)];

/**
 * The text of a file with the changes of both sides, laid out as theirs.
 * @throws Conflicting while a value that both have changed has no choice
 */
export async function combined(name: string, texts: Texts, settle: Settle): Promise<string | undefined> {
  const { base, mine, theirs } = texts;
  if (mine === theirs || mine === base) return theirs;
  if (theirs === base) return mine;
  const values = [base, mine, theirs].map(valueOf);
  if (values.includes(undefined)) {
    const whole = { path: [], mine, theirs };
    const side = settle(whole);
    if (side === undefined) throw new Conflicting(name, [{ at: '', mine, theirs }]);
    return side === 'mine' ? mine : theirs;
  }
  const { value, conflicts } = merge(values[0], values[1], values[2], settle);
  if (conflicts.length > 0) throw new Conflicting(name, conflicts.map(openConflict));
  return editedFile(name, theirs ?? '', editsBetween(values[2], value), base);
}

function openConflict({ path, mine, theirs }: Conflict): OpenConflict {
  const words = (value: unknown): string | undefined =>
    typeof value === 'string' || value === undefined ? value : JSON.stringify(value, undefined, 2);
  return { at: pointerOf(path), mine: words(mine), theirs: words(theirs) };
}

function valueOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A change of a file that the page asks for. */
export interface ChangeRequest {
  readonly name: string;
  /** The revision that the page showed when the change was made. */
  readonly revision: string;
  /** The revision that the page's own last change of this file made. */
  readonly last?: string | undefined;
  readonly group?: string | undefined;
  readonly choices?: Choices | undefined;
}

/**
 * Changes a file as the page showed it. What was changed elsewhere meanwhile stays; the page's own earlier changes, which
 * it may not have shown yet, give way to this one. `others` are the texts of other files that belong to the change.
 * @throws Conflicting where both changed the same
 */
export async function changeFile(
  drafts: Drafts,
  { name, revision, last, group, choices = {} }: ChangeRequest,
  make: (text: string) => string | Promise<string>,
  others: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  for (;;) {
    const now = drafts.text(name);
    if (now === undefined) throw new Refused(404, 'There is no such file.', [name]);
    const shown = drafts.known(name, revision);
    if (shown === undefined) throw new Refused(409, 'The file has changed since it was shown.', [name]);
    const previous = last === undefined || last === revision ? undefined : drafts.known(name, last);
    const isBehind = previous !== undefined && previous.order > shown.order;
    const mine = await make(shown.text);
    const rebased = isBehind
      ? await combined(name, { base: shown.text, mine, theirs: previous.text }, () => 'mine')
      : mine;
    const base = isBehind ? previous.text : shown.text;
    const text = await combined(name, { base, mine: rebased, theirs: now }, byChoice(choices));
    // Another change may have come while this one was laid out.
    if (drafts.text(name) !== now) continue;
    drafts.change(new Map([...others, [name, text]]), new Map(), group);
    return;
  }
}

/** Takes what the disk holds into the changed files that were also changed there, by key, where nothing is open. */
export async function takeForeign(drafts: Drafts, name: string, choices: Choices = {}): Promise<void> {
  if (!drafts.foreign.includes(name)) return;
  const [base, mine, theirs] = [drafts.baseText(name), drafts.text(name), drafts.foreignText(name)];
  const text = await combined(name, { base, mine, theirs }, byChoice(choices));
  if (drafts.text(name) === mine && drafts.foreignText(name) === theirs) drafts.settle(name, text);
}

/** The conflicts of a file that was also changed on disk. */
export async function foreignConflicts(drafts: Drafts, name: string): Promise<readonly OpenConflict[]> {
  try {
    await takeForeign(drafts, name);
    return [];
  } catch (error) {
    if (error instanceof Conflicting) return error.conflicts;
    throw error;
  }
}
