import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

import { applyValues } from '../../compiler/apply-values.ts';
import { configDiff } from '../../compiler/config-diff.ts';
import { ConfigFolder } from '../../compiler/config-folder.ts';
import { faultLine } from '../../compiler/faults.ts';
import type { Surroundings } from '../../compiler/project.ts';
import { readValues } from '../../compiler/values.ts';
import { valuesIn } from '../../compiler/values-block.ts';
import { Refused } from './config-name.ts';
import { revisionOf } from './save.ts';

/** The file of the history. It is in the build that it is about, and its name starts with a dot: it is not served. */
const historyFile = '.published.json';

const values = z.record(z.string(), z.unknown());
const history = z.array(
  z.strictObject({
    at: z.string(),
    /** The account of the machine that published; empty for what the build came with. */
    account: z.string(),
    lines: z.array(z.string()),
    values,
  }),
);
type History = z.output<typeof history>;
type Values = z.output<typeof values>;

/** A deployed build, whose plain values are changed without a new build. */
export class Site {
  readonly #folder: string;
  readonly #configDir: string;
  readonly #surroundings: Surroundings;

  constructor(folder: string, configDir: string, surroundings: Surroundings) {
    this.#folder = folder;
    this.#configDir = configDir;
    this.#surroundings = surroundings;
  }

  /** What publishing the saved values would change, why the build does not take them, and what was published before. */
  async shown() {
    const [live, saved] = [this.#live(), this.#saved()];
    const faults = saved === undefined ? ['config/ has faults.'] : await this.#faults(saved, true);
    return {
      folder: this.#folder,
      account: userInfo().username,
      revision: this.#revision(live, saved),
      lines: saved === undefined ? [] : await this.#lines(live, saved),
      faults,
      history: this.#history().map(({ at, account, lines, values: held }) => ({
        at,
        account,
        lines,
        isLive: isEqual(held, live),
      })),
    };
  }

  /** Publishes the saved values, or those of an entry of the history. @throws Refused where the build does not fit */
  async publish(revision: string, entry?: number): Promise<void> {
    const [live, saved, past] = [this.#live(), this.#saved(), this.#history()];
    if (this.#revision(live, saved) !== revision)
      throw new Refused(409, 'More has changed since the changes were shown.');
    const wanted = entry === undefined ? saved : past[entry]?.values;
    if (!wanted) throw new Refused(400, 'There are no values to publish.');
    const lines = await this.#lines(live, wanted);
    if (lines.length === 0) throw new Refused(409, 'These values are published already.');
    const faults = await this.#faults(wanted, false);
    if (faults.length > 0) throw new Refused(409, `The build does not take these values. ${faults.join(' ')}`);
    const now = { at: new Date().toISOString(), account: userInfo().username, lines, values: wanted };
    const first = { at: '', account: '', lines: ['What was there before.'], values: live };
    const file = join(this.#folder, historyFile);
    writeFileSync(`${file}.new`, JSON.stringify([...(past.length === 0 ? [first] : past), now]));
    renameSync(`${file}.new`, file);
  }

  #live(): Values {
    try {
      return values.parse(valuesIn(readFileSync(join(this.#folder, 'index.html'), 'utf8')));
    } catch (error) {
      throw new Refused(404, `${this.#folder} is no build of this app: ${String(Object(error).message)}`);
    }
  }

  #saved(): Values | undefined {
    const { operations, kinds } = this.#surroundings;
    const read = readValues(new ConfigFolder(this.#configDir), operations, kinds.slots.field).values;
    return read && values.parse(JSON.parse(JSON.stringify(read)));
  }

  #history(): History {
    const file = join(this.#folder, historyFile);
    return existsSync(file) ? history.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
  }

  #revision(live: Values, saved: Values | undefined): string {
    return revisionOf(JSON.stringify([live, saved])) ?? '';
  }

  async #lines(live: Values, wanted: Values): Promise<string[]> {
    if (isEqual(live, wanted)) return [];
    return this.#withValues(live, (before) =>
      this.#withValues(wanted, (after) => configDiff(this.#surroundings, before, after)),
    );
  }

  #faults(wanted: Values, isTrial: boolean): Promise<string[]> {
    return this.#withValues(wanted, async (config) => {
      const { faults } = await applyValues(config, this.#folder, this.#surroundings, isTrial);
      return faults.map(faultLine);
    });
  }

  /** Does something with a copy of config/ that has these values. */
  async #withValues<Result>(held: Values, use: (config: ConfigFolder) => Result | Promise<Result>): Promise<Result> {
    const folder = mkdtempSync(join(tmpdir(), 'karat-values-'));
    try {
      cpSync(this.#configDir, folder, { recursive: true });
      for (const [name, value] of Object.entries(held))
        writeFileSync(join(folder, `${name}.json`), JSON.stringify(value, undefined, 2));
      return await use(new ConfigFolder(folder));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function isEqual(one: Values, other: Values): boolean {
  const sorted = (held: Values): string =>
    JSON.stringify(Object.entries(held).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
}
