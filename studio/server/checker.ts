import { ConfigFolder } from '../../compiler/config-folder.ts';
import { configDiff } from '../../compiler/config-diff.ts';
import { type Project, type Surroundings, compileProject } from '../../compiler/project.ts';
import type { Drafts } from './drafts.ts';

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
    if (this.#project.faults.length === 0) this.#good = this.#project;
    return this.#project;
  }

  /** The last project without faults, which the preview shows; undefined while there was none. */
  get good(): Project | undefined {
    return this.project.faults.length === 0 ? this.#project : this.#good;
  }

  /** What the changes mean, in sentences, and the screens that the sentences name. */
  diff(): { lines: string[]; screens: string[] } {
    const lines = configDiff(this.surroundings, new ConfigFolder(this.#drafts.configDir), this.project.config);
    const named = lines.flatMap((line) => line.match(/(?<=^|\s)\/[\w/-]*(?=\s“|[,.]|$)/g) ?? []);
    return { lines, screens: [...new Set(named)].filter((path) => this.project.screens.has(path)) };
  }
}
