import { randomInt } from 'node:crypto';
import { join } from 'node:path';

import type { Choices } from '../../../studio/server/combine.ts';
import { Refused } from '../../../studio/server/config-name.ts';
import { readText, saveAll } from '../../../studio/server/save.ts';
import type { Difference } from '../../../compiler/changes/difference.ts';
import type { Person } from '../people/person.ts';
import { type Change, type Entry, type Note, again, changeOf, comment, hasEdited, type orderBody } from './change.ts';
import { type Author, readSigned, signedMessage } from './author.ts';
import { git } from './git.ts';
import { publicationsIn } from './publications.ts';
import type { FileConflict, Repository } from './repository.ts';
import { Standing } from './standing.ts';
import type * as z from 'zod';

const idPattern = /^[a-z0-9]{8}$/;
/** What is said to who edits, judges or publishes a change that was undone. */
export const undone = `This change was undone. Press “${again}” on its page first.`;
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** All changes. Each has a branch, a worktree with its edits, and a worktree of what it began with. */
export class Changes {
  readonly repository: Repository;

  constructor(repository: Repository) {
    this.repository = repository;
  }

  /** All changes, those in which something happened last first. */
  async list(): Promise<Change[]> {
    const refs = ['for-each-ref', '--sort=-committerdate', '--format=%(refname:lstrip=3)', 'refs/heads/changes/'];
    const ids = (await this.repository.git(refs)).split('\n').filter((id) => idPattern.test(id));
    const standing = await this.standing();
    const changes = await Promise.all(ids.map((id) => this.#read(id, standing)));
    return changes.flatMap((change) => change ?? []);
  }

  /** A change; undefined if there is none of this id. */
  async find(id: string): Promise<Change | undefined> {
    if (!idPattern.test(id)) return undefined;
    if ((await this.repository.git(['for-each-ref', refOf(id)])) === '') return undefined;
    return this.#read(id, await this.standing());
  }

  /** Which changes are live where. */
  async standing(): Promise<Standing> {
    return new Standing(await publicationsIn(this.repository));
  }

  async #read(id: string, standing: Standing): Promise<Change | undefined> {
    return changeOf(id, await this.#entries(id), standing);
  }

  /** What was done in a change, the oldest first; the oldest commit that names it began it. */
  async #entries(id: string): Promise<Entry[]> {
    const name = [`--grep=^Console-Change: ${id}$`, '--format=%H'];
    const begun = (await this.repository.git(['log', '--first-parent', ...name, refOf(id)])).split('\n').at(-1);
    if (begun === undefined || begun === '') return [];
    const format = '--format=%H%x00%an%x00%ae%x00%aI%x00%s%x00%b%x01';
    const log = await this.repository.git(['log', '--first-parent', '--reverse', format, refOf(id), `^${begun}^`]);
    return log
      .split('\u0001')
      .slice(0, -1)
      .map((one) => {
        const [commit = '', author = '', email = '', at = '', subject = '', body = ''] = one.trimStart().split('\0');
        const { text, id: person } = readSigned(body);
        return { id: commit, author: { id: person, name: author, email }, at, subject, text };
      });
  }

  /**
   * Answers to a change as it was read, which `version` names. @throws Refused where it has been edited since, or where
   * somebody judges edits of their own
   */
  async respond(id: string, kind: Note, text: string, version: string, who: Person): Promise<void> {
    await this.#note(id, kind, text, who, (change) => {
      if (kind !== 'Comment' && change.version !== version)
        throw new Refused(409, 'The change was edited since you read it. Read it again, then say what you think.');
      if (kind === 'Approve' && hasEdited(change, who))
        throw new Refused(403, 'Somebody else has to approve what you have edited.');
      if (kind !== 'Comment' && change.undo) throw new Refused(409, undone);
    });
  }

  /** Keeps a comment about a sentence of a change, whatever becomes of that. */
  async comment(id: string, about: Difference, text: string, who: Person): Promise<void> {
    await this.#note(id, comment, JSON.stringify({ ...about, text }), who, () => undefined);
  }

  /**
   * Orders that a change, as it was read, is published or what was published is undone. @throws Refused where it is not
   * approved, or another order waits
   */
  async order(
    id: string,
    kind: 'Publish' | 'Undo',
    order: z.output<typeof orderBody>,
    { version, who }: { version?: string; who: Person },
  ): Promise<void> {
    if (!who.environments.includes(order.environment))
      throw new Refused(403, `You may not publish to ${order.environment}.`);
    await this.#note(id, kind, JSON.stringify(order), who, (change) => {
      if (change.order) throw new Refused(409, 'This change waits to be published. Cancel that first.');
      if (kind === 'Undo') return;
      if (change.version !== version) throw new Refused(409, 'The change was edited since you read it. Read it again.');
      if (change.undo) throw new Refused(409, undone);
      if (!change.isApproved) throw new Refused(403, 'Somebody else has to approve this change first.');
    });
  }

  /** Takes an order back that the console has not begun. */
  async cancel(id: string, who: Person): Promise<void> {
    await this.#note(id, 'Cancel', '', who, ({ order }) => {
      if (!order) throw new Refused(409, 'Nothing waits: it was published, or cancelled before.');
      if (!who.environments.includes(order.environment))
        throw new Refused(403, `You may not publish to ${order.environment}.`);
    });
  }

  /** Notes that an order failed, and why. */
  async fail(id: string, reason: string): Promise<void> {
    await this.#note(id, 'Failed', reason, undefined, () => undefined);
  }

  async #note(
    id: string,
    kind: Note,
    text: string,
    author: Author | undefined,
    check: (change: Change) => void,
  ): Promise<void> {
    await this.repository.turns.take(id, async () => {
      const change = await this.find(id);
      if (!change) throw new Refused(404, 'There is no such change.');
      check(change);
      const tree = await this.repository.git(['rev-parse', `${refOf(id)}^{tree}`]);
      const commit = await this.repository.commit(tree, [refOf(id)], `${kind}\n\n${text}\n`, author);
      await this.repository.git(['update-ref', refOf(id), commit]);
    });
    void this.push(id);
  }

  /** Begins a change with what is on the branch of all now. */
  async begin(title: string, who: Person): Promise<string> {
    await this.repository.fetch();
    const id = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
    const { main } = this.repository;
    const tree = await this.repository.git(['rev-parse', `${main}^{tree}`]);
    const message = `${title.replaceAll(/\s+/g, ' ').trim()}\n\nConsole-Change: ${id}\n`;
    await this.repository.git(['update-ref', refOf(id), await this.repository.commit(tree, [main], message, who)]);
    await this.push(id);
    return id;
  }

  /** The branch of a change, and the commit that it has in common with the branch of all: what it changes is since that. */
  async ends(id: string): Promise<{ base: string; now: string; isBehind: boolean }> {
    const [base, now, main] = await Promise.all([
      this.repository.git(['merge-base', refOf(id), this.repository.main]),
      this.repository.git(['rev-parse', refOf(id)]),
      this.repository.git(['rev-parse', this.repository.main]),
    ]);
    return { base, now, isBehind: base !== main };
  }

  /** What an edit of a change had in common with the branch of all, and the edit. @throws Refused if it is of no such change */
  async endsAt(id: string, version: string): Promise<[base: string, now: string]> {
    if ((await this.find(id))?.versions.includes(version) !== true)
      throw new Refused(409, 'This is no edit of the change. Read it again.');
    return [await this.repository.git(['merge-base', version, this.repository.main]), version];
  }

  /** The folders of a change: what it has, and what it began with. */
  async folders(id: string): Promise<{ now: string; base: string }> {
    return this.repository.turns.take(id, async () => {
      const { base } = await this.ends(id);
      const now = await this.repository.worktree(`changes/${id}`, `changes/${id}`);
      const first = await this.repository.worktree(`bases/${id}`, base, '--detach');
      return { now: join(now, 'config'), base: join(first, 'config') };
    });
  }

  /** Keeps files of a change as its next commit, made by somebody; undefined for a file that is gone. */
  async keep(id: string, texts: ReadonlyMap<string, string | undefined>, who: Person): Promise<void> {
    await this.repository.turns.take(id, async () => {
      // What was noted since has no edit, but is a commit.
      const folder = await this.repository.worktree(`changes/${id}`, `changes/${id}`);
      const config = join(folder, 'config');
      const writes = [...texts].flatMap(([name, text]) => {
        const former = readText(config, name);
        return former === text ? [] : [{ name, former, text }];
      });
      if (writes.length === 0) return;
      saveAll(config, writes);
      await git(folder, ['add', '--all', '--', 'config']);
      const message = signedMessage(`Edit ${writes.map(({ name }) => name).join(', ')}`, who);
      await git(folder, ['commit', '--quiet', '--allow-empty', '-F', '-'], { input: message, author: who });
    });
    void this.push(id);
  }

  /**
   * Brings what others have pushed into a change, as an edit, and what an undo has taken out of it back; returns what has to be
   * chosen first.
   */
  async update(id: string, choices: Readonly<Record<string, Choices>>, who: Person): Promise<readonly FileConflict[]> {
    await this.repository.fetch();
    const { main } = this.repository;
    const conflicts = await this.repository.turns.take(id, async () => {
      const base = await this.#baseOfUndone(id);
      const merge = await this.repository.merge(refOf(id), main, { base, choices });
      if (merge.tree === undefined) return merge.conflicts;
      const message = `${base === undefined ? 'Merge' : again}\n`;
      const commit = await this.repository.commit(merge.tree, [refOf(id), main], message, who);
      await this.repository.git(['update-ref', refOf(id), commit]);
      return merge.conflicts;
    });
    void this.push(id);
    return conflicts;
  }

  /** The merges by which what a change did came to the branch of all, also of what an undo has taken out again. */
  async publicationsOf({ id, undo }: Change): Promise<string[]> {
    const standing = await this.standing();
    return (undo ? standing.removed(id) : standing.mergedBy(id)).flatMap(({ merge }) => merge ?? []);
  }

  /** What a change that was undone has changed when it was published: the branch of all has it merged, and taken out again. */
  async #baseOfUndone(id: string): Promise<string | undefined> {
    const change = await this.find(id);
    if (!change?.undo) return undefined;
    const { undo } = change;
    const isUndoPushed = undo.merge === undefined || (await this.repository.has(this.repository.main, undo.merge));
    if (!isUndoPushed) throw new Refused(409, 'The undo is not on the branch of all yet. Try again in a minute.');
    const merges = await this.publicationsOf(change);
    return this.repository.git(['merge-base', '--octopus', refOf(id), ...merges.map((merge) => `${merge}^1`)]);
  }

  /** Sends a change to the remote. It is kept here in any case: what fails is said, and sent with the next edit. */
  async push(id: string): Promise<void> {
    await this.repository.push(refOf(id));
  }
}

/** The branch of a change. */
export function refOf(id: string): string {
  if (!idPattern.test(id)) throw new Error('This is not the id of a change.');
  return `refs/heads/changes/${id}`;
}
