import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { type Choices, Conflicting, type OpenConflict, byChoice, combined } from '../../../studio/server/combine.ts';
import { readText, saveAll } from '../../../studio/server/save.ts';
import { type Author, signedMessage } from './author.ts';
import { git } from './git.ts';
import { Turns } from './turns.ts';

/** A file that two sides have changed, with the values that each changed in its own way. */
export interface FileConflict {
  readonly name: string;
  readonly conflicts: readonly OpenConflict[];
}

/** Two versions in one: the id of its tree, or what has to be chosen first. */
export type Merge =
  | { readonly tree: string; readonly conflicts: readonly [] }
  | { readonly tree: undefined; readonly conflicts: readonly FileConflict[] };

/** The clone of the project, with worktrees beside it. The branch of all here is what the remote had at the last look. */
export class Repository {
  readonly #state: string;
  readonly #branch: string;
  readonly turns = new Turns();
  /** Whether the remote has all that is here; the words of its refusal if not. */
  trouble: string | undefined;

  private constructor(state: string, branch: string) {
    this.#state = state;
    this.#branch = branch;
  }

  /** Opens the store; clones the remote at the first start. */
  static async open({ state, remote, branch }: { state: string; remote: string; branch: string }): Promise<Repository> {
    mkdirSync(state, { recursive: true });
    const repository = new Repository(state, branch);
    const path = repository.#path;
    if (!existsSync(path)) {
      const draft = `${path}.new`;
      rmSync(draft, { recursive: true, force: true });
      await git(state, ['clone', '--quiet', '--bare', '--', remote, draft]);
      renameSync(draft, path);
    }
    return repository;
  }

  get #path(): string {
    return join(this.#state, 'repository.git');
  }

  /** The branch of all. */
  get main(): string {
    return `refs/heads/${this.#branch}`;
  }

  /** Runs git in the repository; returns its output without the last line break. */
  async git(args: readonly string[], options?: { input?: string; author?: Author }): Promise<string> {
    return (await git(this.#path, args, options)).trimEnd();
  }

  /** Gets what others have pushed to the branch of all. */
  async fetch(): Promise<void> {
    await this.#reach(['fetch', '--quiet', 'origin', `+${this.main}:${this.main}`]);
  }

  /** Sends a commit to a branch of the remote, which must not have others; returns whether it did. */
  async push(ref: string, commit = ref): Promise<boolean> {
    return this.turns.take(`push ${ref}`, () => this.#reach(['push', '--quiet', 'origin', `${commit}:${ref}`]));
  }

  async #reach(args: readonly string[]): Promise<boolean> {
    try {
      await this.git(args);
      this.trouble = undefined;
      return true;
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      return false;
    }
  }

  /** Makes a commit; its message goes through the input, as all words of people. */
  async commit(tree: string, parents: readonly string[], message: string, author?: Author): Promise<string> {
    const input = signedMessage(message, author);
    const options = author ? { input, author } : { input };
    const of = parents.flatMap((parent) => ['-p', parent]);
    return this.git(['commit-tree', tree, ...of, '-F', '-'], options);
  }

  /** Whether a commit is in the history of another. */
  async has(commit: string, ancestor: string): Promise<boolean> {
    return (await this.git(['merge-base', commit, ancestor])) === (await this.git(['rev-parse', ancestor]));
  }

  /** The folder of what a commit or a branch has, at a path of ours. What no commit has is dropped. */
  async worktree(path: string, what: string, ...options: readonly string[]): Promise<string> {
    const folder = join(this.#state, path);
    if (existsSync(join(folder, 'config'))) {
      const lock = (await git(folder, ['rev-parse', '--git-path', 'index.lock'])).trim();
      rmSync(lock, { force: true });
      await git(folder, ['reset', '--quiet', '--hard', what]);
      await git(folder, ['clean', '--quiet', '-fd', '--', 'config']);
      return folder;
    }
    rmSync(folder, { recursive: true, force: true });
    await this.git(['worktree', 'prune']);
    await this.git(['worktree', 'add', '--quiet', '--force', ...options, folder, what]);
    return folder;
  }

  /**
   * Brings what a side made of what both began with into another side, key by key, as Studio does. All but config/ is of the
   * other side.
   */
  async merge(
    mine: string,
    theirs: string,
    { base, choices = {} }: { base?: string | undefined; choices?: Readonly<Record<string, Choices>> } = {},
  ): Promise<Merge> {
    const first = base ?? (await this.git(['merge-base', mine, theirs]));
    return this.turns.take('merge', async () => {
      const folder = await this.worktree('merge', theirs, '--detach');
      const config = join(folder, 'config');
      const differing = await this.git(['diff', '--name-only', '--no-renames', '-z', first, mine, '--', 'config']);
      const names = differing.split('\0').flatMap((path) => /^config\/(.+)\.json$/.exec(path)?.[1] ?? []);
      const conflicts: FileConflict[] = [];
      const writes = [];
      for (const name of names) {
        const former = readText(config, name);
        const texts = { base: await this.#text(first, name), mine: await this.#text(mine, name), theirs: former };
        try {
          const text = await combined(name, texts, byChoice(choices[name] ?? {}));
          if (text !== former) writes.push({ name, former, text });
        } catch (error) {
          if (!(error instanceof Conflicting)) throw error;
          conflicts.push({ name, conflicts: error.conflicts });
        }
      }
      if (conflicts.length > 0) return { tree: undefined, conflicts };
      saveAll(config, writes);
      await git(folder, ['add', '--all', '--', 'config']);
      return { tree: (await git(folder, ['write-tree'])).trim(), conflicts: [] };
    });
  }

  /** The text of a file of config/ in a commit; undefined if there is none. */
  async #text(commit: string, name: string): Promise<string | undefined> {
    const path = `config/${name}.json`;
    if ((await this.git(['ls-tree', '--name-only', commit, '--', path])) === '') return undefined;
    return git(this.#path, ['show', `${commit}:${path}`]);
  }
}
