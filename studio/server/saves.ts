import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

import { Conflicting, combined } from './combine.ts';
import { Refused } from './config-name.ts';
import type { Drafts } from './drafts.ts';

/** So many saves are kept. */
const most = 30;

const save = z.strictObject({
  at: z.iso.datetime(),
  /** The account of the machine that saved. */
  account: z.string(),
  lines: z.array(z.string()),
  files: z.array(z.strictObject({ name: z.string(), before: z.string().optional(), after: z.string().optional() })),
});
type Save = z.output<typeof save>;

/** The latest saves, kept on this machine across starts, so that each can be taken back. */
export class Saves {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What is being saved, to be kept once it is. */
  begun(drafts: Drafts, lines: readonly string[]): () => void {
    const files = drafts.changed.map((name) => ({ name, before: drafts.baseText(name), after: drafts.text(name) }));
    return () => {
      const at = new Date().toISOString();
      mkdirSync(this.#folder, { recursive: true });
      const made: Save = { at, account: userInfo().username, lines: [...lines], files };
      writeFileSync(this.#pathOf(at), JSON.stringify(made));
      for (const old of this.#times.slice(most)) rmSync(this.#pathOf(old), { force: true });
    };
  }

  /** When, what and by whom it was saved, the latest first. */
  get listed() {
    return this.#times.map((at) => {
      const { account, lines, files } = this.#read(at);
      return { at, account, lines, files: files.map(({ name }) => name) };
    });
  }

  /**
   * The files with one save taken back; what was changed since stays.
   * @throws Refused where the same was changed since
   */
  async revert(drafts: Drafts, at: string): Promise<Map<string, string | undefined>> {
    if (!this.#times.includes(at)) throw new Refused(404, 'This save is not kept any more.');
    const texts = new Map<string, string | undefined>();
    for (const { name, before, after } of this.#read(at).files) {
      const versions = { base: after, mine: before, theirs: drafts.text(name) };
      try {
        texts.set(name, await combined(name, versions, () => undefined));
      } catch (error) {
        if (!(error instanceof Conflicting)) throw error;
        const places = error.conflicts.map((conflict) => conflict.at).join(', ');
        throw new Refused(409, `config/${name}.json was changed since at the same place (${places}): change it there.`);
      }
    }
    return texts;
  }

  /** The times of the saves, the latest first. */
  get #times(): string[] {
    if (!existsSync(this.#folder)) return [];
    const names = readdirSync(this.#folder).filter((name) => name.endsWith('.json'));
    return names
      .map((name) => name.slice(0, -'.json'.length).replaceAll('_', ':'))
      .toSorted()
      .toReversed();
  }

  #read(at: string): Save {
    return save.parse(JSON.parse(readFileSync(this.#pathOf(at), 'utf8')));
  }

  #pathOf(at: string): string {
    return join(this.#folder, `${at.replaceAll(':', '_')}.json`);
  }
}
