import { join } from 'node:path';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { recordOf } from 'engine/record.ts';
import { faultLine } from 'engine/compiler/report/faults.ts';
import type { Difference } from '../../../compiler/changes/difference.ts';
import { configDiff } from '../../../compiler/changes/config-diff.ts';
import { compileProject } from '../../../compiler/compile.ts';
import { type Surroundings, readSurroundings } from '../../../compiler/project.ts';
import { root } from '../../../scripts/build.ts';
import { missingTexts } from '../../../studio/server/write-texts.ts';
import type { Repository } from './repository.ts';

/** What a change does: sentences, the problems that keep it from being built, and texts that lack languages. */
export interface Reading {
  readonly differences: readonly Difference[];
  readonly faults: readonly string[];
  readonly missing: readonly string[];
}

/** What a change does, in sentences. */
export function sentencesOf({ differences }: Reading): string[] {
  return differences.map(({ sentence }) => sentence);
}

/** The texts of each language as they are written. */
function textsIn(config: ConfigFolder): Map<string, ReadonlyMap<string, string>> {
  const codes = config.namesOf('locales');
  const textsOf = (code: string): Record<string, unknown> => recordOf(config.file(`locales/${code}`).value);
  return new Map(
    codes.map((code) => [code, new Map(Object.entries(textsOf(code)).map(([key, text]) => [key, String(text)]))]),
  );
}

let surroundings: Promise<Surroundings> | undefined;

/** What the compiler needs to know of the project besides config/. */
export function surroundingsOfProject(): Promise<Surroundings> {
  return (surroundings ??= readSurroundings(root));
}

/** So many readings are kept. */
const most = 200;

/** What lies between two commits. Each is read once: no commit changes. */
export class Readings {
  readonly #repository: Repository;
  readonly #known = new Map<string, Promise<Reading>>();

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  async between(former: string, present: string): Promise<Reading> {
    const trees = await this.#repository.git(['rev-parse', `${former}:config`, `${present}:config`]);
    const known = this.#known.get(trees);
    const reading = known ?? this.#read(former, present);
    // The one that was read least recently goes first.
    this.#known.delete(trees);
    this.#known.set(trees, reading);
    reading.catch(() => this.#known.delete(trees));
    const [oldest] = this.#known.keys();
    if (this.#known.size > most && oldest !== undefined) this.#known.delete(oldest);
    return reading;
  }

  async #read(former: string, present: string): Promise<Reading> {
    const around = await surroundingsOfProject();
    return this.#repository.turns.take('reading', async () => {
      const folder = async (name: string, commit: string) =>
        join(await this.#repository.worktree(`reading/${name}`, commit, '--detach'), 'config');
      return readingOf(around, await folder('former', former), await folder('present', present));
    });
  }
}

/** Reads what lies between two folders of config. */
function readingOf(around: Surroundings, base: string, now: string): Reading {
  const [former, present] = [new ConfigFolder(base), new ConfigFolder(now)];
  const project = compileProject(around, present);
  const known = missingTexts(textsIn(former));
  const missing = Object.entries(missingTexts(textsIn(present))).filter(([key]) => known[key] === undefined);
  return {
    differences: configDiff(around, former, present),
    faults: project.faults.map(faultLine),
    missing: missing.map(([key, languages]) => `${key} lacks ${languages.join(', ')}: English stands in.`),
  };
}
