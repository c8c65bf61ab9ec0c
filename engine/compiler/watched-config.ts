import { relative } from 'node:path';

import { normalizePath } from 'vite';

import type { CompiledConfig } from './project.ts';
import { ConfigFolder } from './read/config-folder.ts';
import { type Fault, faultLine } from './report/faults.ts';

/** A folder of config without faults, or with those that were found. */
type Checked<Project extends CompiledConfig> = Project & { readonly faults: readonly Fault[] };

/** Where a config comes from. */
interface WatchOptions<Project extends CompiledConfig> {
  /** The folder of the project, and that of config. */
  readonly root: string;
  readonly configDir: string;
  /** Reads and compiles the folder. */
  readonly read: () => Promise<Checked<Project>>;
}

/** Reads a folder of config again and again, and keeps its last version without faults. */
export class WatchedConfig<Project extends CompiledConfig> {
  /** The current faults as text; undefined if there are none. */
  faults: string | undefined = 'config/ has not been read';
  readonly configDir: string;
  readonly #root: string;
  readonly #read: WatchOptions<Project>['read'];
  #good: Project | undefined;

  constructor({ root, configDir, read }: WatchOptions<Project>) {
    this.configDir = configDir;
    this.#root = root;
    this.#read = read;
  }

  /** The last version without faults. @throws the faults when there was none yet */
  get good(): Project {
    if (!this.#good) throw new Error(this.faults);
    return this.#good;
  }

  /** The names of the files that are in the folder now. */
  get names(): readonly string[] {
    return new ConfigFolder(this.configDir).names;
  }

  async read(): Promise<void> {
    try {
      const project = await this.#read();
      this.faults =
        project.faults.length > 0 ? `config/ has faults:\n${project.faults.map(faultLine).join('\n')}` : undefined;
      if (project.faults.length === 0) this.#good = project;
    } catch (error) {
      this.faults = `config/ could not be compiled: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    }
  }

  /** Whether config depends on a file: the folder, the contract, definitions of kinds; with faults, also any code. */
  isOf(file: string): boolean {
    if (!relative(this.configDir, file).startsWith('..')) return true;
    const sources = this.faults === undefined ? /^(openapi\.yaml|.*\/definition\.ts)$/ : /^(openapi\.yaml|.*\.tsx?)$/;
    return sources.test(normalizePath(relative(this.#root, file)));
  }
}
