import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

import { applyValues } from '../../compiler/values/apply-values.ts';
import { compiledNow, readCompiled } from '../../compiler/emit/compiled-record.ts';
import { configDiff } from '../../compiler/changes/config-diff.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { readDeployedEnvironment } from '../../compiler/values/deployed-environment.ts';
import { splitValues } from '../../compiler/values/environments.ts';
import { faultLine } from 'engine/compiler/report/faults.ts';
import type { Surroundings } from '../../compiler/project.ts';
import { withoutSchema } from '../../compiler/changes/tree-diff.ts';
import { readValues } from '../../compiler/values/values.ts';
import { valuesIn } from '../../compiler/values/values-block.ts';
import { Refused } from './config-name.ts';
import { revisionOf } from './save.ts';
import { recordOf } from 'engine/record.ts';

/** The file of the history. It is in the build that it is about, and its name starts with a dot: it is not served. */
const historyFile = '.published.json';

const valuesSchema = z.record(z.string(), z.unknown());
const history = z.array(
  z.strictObject({
    at: z.string(),
    /** The account of the machine that published; empty for what the build came with. */
    account: z.string(),
    lines: z.array(z.string()),
    values: valuesSchema,
  }),
);
type History = z.output<typeof history>;
type Values = z.output<typeof valuesSchema>;

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
    const [live, { values: saved, faults: savedFaults }] = [this.#live(), this.#saved()];
    const faults = saved === undefined ? savedFaults : await this.#faults(saved, true);
    const { name: environment, values: place } = readDeployedEnvironment(this.#folder);
    return {
      folder: this.#folder,
      environment,
      hasTexts: place.texts === 'site',
      account: userInfo().username,
      revision: this.#revision(live, saved),
      lines: saved === undefined ? [] : await this.#lines(live, saved),
      faults,
      texts: await this.#newTexts(),
      history: this.#history().map(({ at, account, lines, values }) => ({
        at,
        account,
        lines,
        isLive: isEqual(values, live),
      })),
    };
  }

  /** Publishes the saved values, or those of an entry of the history. @throws Refused where the build does not fit */
  async publish(revision: string, entry?: number): Promise<void> {
    const [live, { values: saved, faults: savedFaults }, past] = [this.#live(), this.#saved(), this.#history()];
    if (this.#revision(live, saved) !== revision)
      throw new Refused(409, 'More has changed since the changes were shown.');
    const next = entry === undefined ? saved : past[entry]?.values;
    if (!next) throw new Refused(400, `There are no values to publish. ${savedFaults.join(' ')}`);
    const lines = await this.#lines(live, next);
    if (lines.length === 0) throw new Refused(409, 'These values are published already.');
    const faults = await this.#faults(next, false);
    if (faults.length > 0) throw new Refused(409, `The build does not take these values. ${faults.join(' ')}`);
    const now = { at: new Date().toISOString(), account: userInfo().username, lines, values: next };
    const first = { at: '', account: '', lines: ['What was there before.'], values: live };
    const file = join(this.#folder, historyFile);
    writeFileSync(`${file}.new`, JSON.stringify([...(past.length === 0 ? [first] : past), now]));
    renameSync(`${file}.new`, file);
  }

  /** The languages whose saved texts are not those that the build was made with. */
  async #newTexts(): Promise<string[]> {
    const { files: built } = await readCompiled(this.#folder);
    const { files: now } = compiledNow(this.#surroundings.root, new ConfigFolder(this.#configDir));
    return Object.keys(now)
      .filter((name) => name.startsWith('locales/') && now[name] !== built[name])
      .map((name) => name.slice('locales/'.length));
  }

  /** What is published now, without the values of its environment, which stay as they are. */
  #live(): Values {
    try {
      readDeployedEnvironment(this.#folder);
      const html = readFileSync(join(this.#folder, 'index.html'), 'utf8');
      return valuesSchema.parse(splitValues(valuesIn(html)).published);
    } catch (error) {
      throw new Refused(404, `${this.#folder} is no build of this app: ${String(recordOf(error).message)}`);
    }
  }

  /** The saved values, or their faults. */
  #saved(): { values: Values | undefined; faults: string[] } {
    const { operations, kinds } = this.#surroundings;
    const read = readValues(new ConfigFolder(this.#configDir), operations, kinds.slots.field);
    return {
      values: read.values && valuesSchema.parse(JSON.parse(JSON.stringify(read.values))),
      faults: read.faults.map(faultLine),
    };
  }

  #history(): History {
    const file = join(this.#folder, historyFile);
    return existsSync(file) ? history.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
  }

  #revision(live: Values, saved: Values | undefined): string {
    return revisionOf(JSON.stringify([live, saved])) ?? '';
  }

  async #lines(live: Values, next: Values): Promise<string[]> {
    if (isEqual(live, next)) return [];
    return this.#withValues(live, (before) =>
      this.#withValues(next, (after) => configDiff(this.#surroundings, before, after).map(({ sentence }) => sentence)),
    );
  }

  #faults(values: Values, isTrial: boolean): Promise<string[]> {
    return this.#withValues(values, async (config) => {
      const { faults } = await applyValues(config, this.#folder, this.#surroundings, isTrial);
      return faults.map(faultLine);
    });
  }

  /** Does something with a copy of config/ that has these values. */
  async #withValues<Result>(values: Values, use: (config: ConfigFolder) => Result | Promise<Result>): Promise<Result> {
    const folder = mkdtempSync(join(tmpdir(), 'karat-values-'));
    try {
      cpSync(this.#configDir, folder, { recursive: true });
      const copied = new ConfigFolder(folder);
      // A file that has them already stays as it is written, so that faults name its lines.
      for (const [name, value] of Object.entries(values))
        if (JSON.stringify(withoutSchema(copied.file(name).value)) !== JSON.stringify(value))
          writeFileSync(join(folder, `${name}.json`), JSON.stringify(value, undefined, 2));
      return await use(new ConfigFolder(folder));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function isEqual(left: Values, right: Values): boolean {
  const sorted = (values: Values): string =>
    JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(left) === sorted(right);
}
