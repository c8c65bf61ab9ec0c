import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { Refused } from '../../../studio/server/config-name.ts';
import { saveAll, readText } from '../../../studio/server/save.ts';
import type { Person } from '../people/person.ts';
import { git } from './git.ts';
import { Turns } from './turns.ts';

/** A change: a branch of the repository, named by us. */
export interface Change {
  readonly id: string;
  readonly title: string;
  /** The name and the e-mail of who began it. */
  readonly author: string;
  readonly email: string;
  /** When something happened in it last, ISO 8601. */
  readonly editedAt: string;
  /** What was said about it, the oldest first. */
  readonly said: readonly Entry[];
  /** Names all that it has now. */
  readonly tree: string;
  /** The e-mails of all who have edited it. */
  readonly editors: readonly string[];
  readonly status: 'in work' | 'approved' | 'changes asked for';
}

/** What can be said about a change. */
export const verdicts = ['Comment', 'Approve', 'Ask for changes'] as const;
/** What can be said about a change. */
export type Verdict = (typeof verdicts)[number];

/** Something that was done in a change: a commit of its branch. */
interface Entry {
  readonly author: string;
  readonly email: string;
  readonly at: string;
  readonly tree: string;
  readonly subject: string;
  readonly words: string;
}

const idPattern = /^[a-z0-9]{8}$/;
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** All changes. Each has a branch, a worktree with its edits, and a worktree of what it began with. */
export class Changes {
  readonly #state: string;
  readonly #branch: string;
  readonly #turns = new Turns();
  /** Whether the remote has all that is here; the words of its refusal if not. */
  trouble: string | undefined;

  private constructor(state: string, branch: string) {
    this.#state = state;
    this.#branch = branch;
  }

  /** Opens the store; clones the remote at the first start. What a killed process left half done goes. */
  static async open({ state, remote, branch }: { state: string; remote: string; branch: string }): Promise<Changes> {
    mkdirSync(state, { recursive: true });
    const store = new Changes(state, branch);
    if (!existsSync(store.#repository)) {
      const draft = `${store.#repository}.new`;
      rmSync(draft, { recursive: true, force: true });
      await git(state, ['clone', '--quiet', '--bare', '--', remote, draft]);
      renameSync(draft, store.#repository);
    }
    return store;
  }

  get #repository(): string {
    return join(this.#state, 'repository.git');
  }

  /** All changes, those that were edited last first. */
  async list(): Promise<Change[]> {
    const format = '%(refname:lstrip=3)%00%(committerdate:iso-strict)';
    const refs = await git(this.#repository, [
      'for-each-ref',
      '--sort=-committerdate',
      `--format=${format}`,
      'refs/heads/changes/',
    ]);
    const found = refs.split('\n').flatMap((line) => {
      const [id = '', editedAt = ''] = line.split('\0');
      return idPattern.test(id) ? [{ id, editedAt }] : [];
    });
    const changes = await Promise.all(
      found.map(async ({ id, editedAt }) => changeOf(id, editedAt, await this.#entries(id))),
    );
    return changes.flatMap((change) => change ?? []);
  }

  /** A change; undefined if there is none of this id. */
  async find(id: string): Promise<Change | undefined> {
    return idPattern.test(id) ? (await this.list()).find((one) => one.id === id) : undefined;
  }

  /** What was done in a change, the oldest first. */
  async #entries(id: string): Promise<Entry[]> {
    const format = '%an%x00%ae%x00%aI%x00%T%x00%s%x00%b%x01';
    const range = `refs/heads/${this.#branch}..${refOf(id)}`;
    const said = await git(this.#repository, ['log', '--reverse', `--format=${format}`, range]);
    return said
      .split('\u0001')
      .slice(0, -1)
      .map((one) => {
        const [author = '', email = '', at = '', tree = '', subject = '', words = ''] = one.trimStart().split('\0');
        return { author, email, at, tree, subject, words: words.trim() };
      });
  }

  /**
   * Says something about a change as it was read, which `tree` names. @throws Refused where it has been edited since, or
   * where somebody judges edits of their own
   */
  async say(id: string, kind: Verdict, words: string, tree: string, who: Person): Promise<void> {
    const { now } = await this.folders(id);
    await this.#turns.take(id, async () => {
      const change = await this.find(id);
      if (!change) throw new Refused(404, 'There is no such change.');
      if (kind !== 'Comment' && change.tree !== tree)
        throw new Refused(409, 'The change was edited since you read it. Read it again, then say what you think.');
      if (kind === 'Approve' && change.editors.includes(who.email))
        throw new Refused(403, 'Somebody else has to approve what you have edited.');
      const input = `${kind}\n\n${words}\n`;
      await git(join(now, '..'), ['commit', '--quiet', '--allow-empty', '--cleanup=verbatim', '-F', '-'], {
        input,
        author: who,
      });
    });
    void this.push(id);
  }

  /** Begins a change with what is on the branch of all now. */
  async begin(title: string, who: Person): Promise<string> {
    await this.fetch();
    const id = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
    const tree = await git(this.#repository, ['rev-parse', `refs/heads/${this.#branch}^{tree}`]);
    const message = `${title.replaceAll(/\s+/g, ' ').trim()}\n\nConsole-Change: ${id}\n`;
    const parent = `refs/heads/${this.#branch}`;
    const commit = await git(this.#repository, ['commit-tree', tree.trim(), '-p', parent, '-F', '-'], {
      input: message,
      author: who,
    });
    await git(this.#repository, ['update-ref', refOf(id), commit.trim()]);
    await this.push(id);
    return id;
  }

  /** The folders of a change: what it has, and what it began with. What no commit has is dropped. */
  async folders(id: string): Promise<{ now: string; base: string }> {
    return this.#turns.take(id, async () => {
      const [now, base] = [join(this.#state, 'changes', id), join(this.#state, 'bases', id)];
      const first = await git(this.#repository, ['merge-base', refOf(id), `refs/heads/${this.#branch}`]);
      await this.#worktree(now, `changes/${id}`);
      await this.#worktree(base, first.trim(), '--detach');
      return { now: join(now, 'config'), base: join(base, 'config') };
    });
  }

  /** Keeps files of a change as its next commit, made by somebody; undefined for a file that is gone. */
  async keep(id: string, texts: ReadonlyMap<string, string | undefined>, who: Person): Promise<void> {
    await this.#turns.take(id, async () => {
      const folder = join(this.#state, 'changes', id);
      const config = join(folder, 'config');
      const writes = [...texts].flatMap(([name, text]) => {
        const former = readText(config, name);
        return former === text ? [] : [{ name, former, text }];
      });
      if (writes.length === 0) return;
      saveAll(config, writes);
      await git(folder, ['add', '--all', '--', 'config']);
      const message = `Edit ${writes.map(({ name }) => name).join(', ')}`;
      await git(folder, ['commit', '--quiet', '--allow-empty', '-F', '-'], { input: message, author: who });
    });
    void this.push(id);
  }

  /** Gets what others have pushed to the branch of all. */
  async fetch(): Promise<void> {
    try {
      const ref = `refs/heads/${this.#branch}`;
      await git(this.#repository, ['fetch', '--quiet', 'origin', `+${ref}:${ref}`]);
      this.trouble = undefined;
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  /** Sends a change to the remote. It is kept here in any case: what fails is said, and sent with the next edit. */
  async push(id: string): Promise<void> {
    await this.#turns.take(`push ${id}`, async () => {
      try {
        await git(this.#repository, ['push', '--quiet', 'origin', `${refOf(id)}:${refOf(id)}`]);
        this.trouble = undefined;
      } catch (error) {
        this.trouble = error instanceof Error ? error.message : String(error);
      }
    });
  }

  async #worktree(folder: string, what: string, ...options: readonly string[]): Promise<void> {
    if (existsSync(join(folder, 'config'))) {
      const lock = (await git(folder, ['rev-parse', '--git-path', 'index.lock'])).trim();
      rmSync(lock, { force: true });
      await git(folder, ['reset', '--quiet', '--hard']);
      await git(folder, ['clean', '--quiet', '-fd', '--', 'config']);
      return;
    }
    rmSync(folder, { recursive: true, force: true });
    await git(this.#repository, ['worktree', 'prune']);
    await git(this.#repository, ['worktree', 'add', '--quiet', '--force', ...options, folder, what]);
  }
}

/** What the entries of a branch mean; undefined if there are none. A judgement counts until the next edit. */
function changeOf(id: string, editedAt: string, [first, ...entries]: readonly Entry[]): Change | undefined {
  if (!first) return undefined;
  const said = entries.filter(({ subject }) => verdicts.some((verdict) => verdict === subject));
  const edits = [first, ...entries.filter((entry) => !said.includes(entry))];
  const tree = (edits.at(-1) ?? first).tree;
  const judged = said.findLast((entry) => entry.subject !== 'Comment' && entry.tree === tree);
  return {
    id,
    editedAt,
    title: first.subject,
    author: first.author,
    email: first.email,
    said,
    tree,
    editors: [...new Set(edits.map(({ email }) => email))],
    status: judged === undefined ? 'in work' : judged.subject === 'Approve' ? 'approved' : 'changes asked for',
  };
}

function refOf(id: string): string {
  if (!idPattern.test(id)) throw new Error('This is not the id of a change.');
  return `refs/heads/changes/${id}`;
}
