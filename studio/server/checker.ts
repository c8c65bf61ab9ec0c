import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { configDiff } from '../../compiler/changes/config-diff.ts';
import { compileProject } from '../../compiler/compile.ts';
import type { Project, Surroundings } from '../../compiler/project.ts';
import { addressesOf, changedEntries } from './changed-entries.ts';
import { type Fault, faultLine } from 'engine/compiler/report/faults.ts';
import type { Drafts } from './drafts.ts';

/** So many changed files are tried one by one; more are shown as they were. */
const most = 8;

/** Compiles config/ with its changes, at most once for each version of them. */
export class Checker {
  readonly surroundings: Surroundings;
  readonly #drafts: Drafts;
  #config: ConfigFolder | undefined;
  #project: Project | undefined;
  #good: Project | undefined;
  #version = -1;

  constructor(surroundings: Surroundings, drafts: Drafts) {
    this.surroundings = surroundings;
    this.#drafts = drafts;
  }

  /** The project as it is now, with its faults. */
  get project(): Project {
    if (this.#project && this.#version === this.#drafts.version) return this.#project;
    this.#version = this.#drafts.version;
    this.#config = new ConfigFolder(this.#drafts.folder, this.#config);
    this.#project = compileProject(this.surroundings, this.#config);
    this.#good = this.#goodVersion(this.#project);
    return this.#project;
  }

  /** The project that the preview shows: each file as it is now, or as it was last without faults; undefined while there was none. */
  get good(): Project | undefined {
    return this.project.faults.length === 0 ? this.#project : this.#good;
  }

  /** The names of the files that the preview shows as they were before. */
  get stale(): readonly string[] {
    const [now, good] = [this.project.config, this.good?.config];
    return good ? differing(now, good) : [];
  }

  /** The project with the files that have faults as they were before: the files of others are shown as they are. */
  #goodVersion(project: Project): Project | undefined {
    const good = this.#good;
    if (project.faults.length === 0 || !good) return project.faults.length === 0 ? project : undefined;
    const compiledWith = (former: ReadonlySet<string>): Project | undefined => {
      const texts = new Map([...former].map((name) => [name, good.config.file(name).text]));
      const made = compileProject(this.surroundings, new ConfigFolder(this.#drafts.folder, this.#config, texts));
      return made.faults.length === 0 ? made : undefined;
    };
    const changed = differing(project.config, good.config);
    const faulty = new Set(project.faults.map(({ file }) => file.replaceAll(/^config\/|\.json$/g, '')));
    const withoutFaulty = compiledWith(new Set(changed.filter((name) => faulty.has(name))));
    if (withoutFaulty || changed.length > most) return withoutFaulty ?? good;
    // The fault is in another file than its cause: each file is tried by itself.
    const former = new Set(changed);
    let shown = good;
    for (const name of changed) {
      former.delete(name);
      const made = compiledWith(former);
      if (made) shown = made;
      else former.add(name);
    }
    return shown;
  }

  /** The faults that config/ would have besides its own if files had other texts, or none. */
  faultsWith(texts: ReadonlyMap<string, string | undefined>): Fault[] {
    const each = (faults: readonly Fault[]): Fault[] =>
      faults.flatMap((fault) => [fault, ...each(fault.consequences ?? [])]);
    const before = new Set(each(this.project.faults).map(faultLine));
    const tried = new ConfigFolder(this.#drafts.folder, this.#config, texts);
    return each(compileProject(this.surroundings, tried).faults).filter((fault) => !before.has(faultLine(fault)));
  }

  /** What the changes mean, in sentences, and the addresses at which the screens that the sentences name show them. */
  diff(): { lines: string[]; screens: string[] } {
    const [former, { config, screens }] = [new ConfigFolder(this.#drafts.configDir), this.project];
    const lines = configDiff(this.surroundings, former, config).map(({ sentence }) => sentence);
    const named = lines.flatMap((line) => line.match(/(?<=^|\s)\/[\w/-]*(?=\s“|[,.]|$)/g) ?? []);
    const changed = changedEntries(former, config);
    const paths = [...new Set(named)].filter((path) => screens.has(path));
    return { lines, screens: paths.flatMap((path) => addressesOf(path, config, changed)) };
  }
}

/** The names of the files whose texts differ. */
function differing(a: ConfigFolder, b: ConfigFolder): string[] {
  const names = [...new Set([...a.names, ...b.names])];
  return names.filter((name) => a.file(name).text !== b.file(name).text);
}
