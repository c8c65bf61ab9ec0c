import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { Refused } from './config-name.ts';
import { isSameContent } from './edit-text.ts';
import { type KnownText, KnownTexts } from './known-texts.ts';
import { readText, revisionOf, saveAll } from './save.ts';
import { type FileStep, type Step, takeStep } from './steps.ts';

/** Steps of one group are one step when they come within this time, ms. */
const joinedWithin = 1500;

/**
 * Everything changed in config/ and not saved yet. `folder` is a copy of config/ with the changes, which the compiler and
 * the preview read. What is on disk is only touched by {@link save}.
 */
export class Drafts {
  /** The folder on disk. */
  readonly configDir: string;
  /** The copy with the changes. */
  readonly folder: string;
  /** Rises with each change of what the folder holds. */
  version = 0;
  /** The texts on disk when each file was read. */
  readonly #base = new Map<string, string>();
  readonly #stamps = new Map<string, string>();
  readonly #changed = new Map<string, string | undefined>();
  readonly #changedAt = new Map<string, number>();
  readonly #foreign = new Map<string, string | undefined>();
  readonly #known = new KnownTexts();
  #past: Step[] = [];
  #future: Step[] = [];

  constructor(configDir: string) {
    this.configDir = configDir;
    const made = mkdtempSync(join(tmpdir(), 'karat-studio-'));
    this.folder = join(made, 'config');
    cpSync(configDir, this.folder, { recursive: true });
    this.takeDisk();
  }

  /** Takes what another folder of config has as the changes to begin with; no step takes it back. */
  begin(folder: string): void {
    const names = new Set([...this.#base.keys(), ...new ConfigFolder(folder).names]);
    this.change(new Map([...names].map((name) => [name, readText(folder, name)])), new Map());
    this.#past = [];
  }

  /** The names of all files, with the changes. */
  get names(): readonly string[] {
    const names = new Set([...this.#base.keys(), ...this.#changed.keys()]);
    return [...names].filter((name) => this.text(name) !== undefined).toSorted();
  }

  /** The names of the files that differ from the disk. */
  get changed(): readonly string[] {
    return [...this.#changed.keys()].toSorted();
  }

  /** The changed files that were also changed on disk. */
  get foreign(): readonly string[] {
    return [...this.#foreign.keys()].toSorted();
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** The names of the files whose last step can be taken back. */
  get undoable(): readonly string[] {
    return [...new Set(this.#past.flatMap(({ files }) => files.map(({ name }) => name)))].toSorted();
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** The text of a file with the changes; undefined if it does not exist. */
  text(name: string): string | undefined {
    return this.#changed.has(name) ? this.#changed.get(name) : this.#base.get(name);
  }

  /** The text of a file as it was on disk. */
  baseText(name: string): string | undefined {
    return this.#base.get(name);
  }

  /** The text that a file has or had at a revision; undefined if that is unknown, or too long ago. */
  known(name: string, revision: string): KnownText | undefined {
    return this.#known.find(name, revision, this.text(name));
  }

  /** What the disk holds now of a file that was also changed there. */
  foreignText(name: string): string | undefined {
    return this.#foreign.get(name);
  }

  /** When a file was changed last, epoch ms: here, else on disk. */
  changedAt(name: string): number {
    return this.#changedAt.get(name) ?? Number(this.#stamps.get(name)?.split(' ')[0] ?? 0);
  }

  /**
   * Changes files in one step. A file whose content is that on disk again gets the text on disk, to the byte.
   * @throws Refused when the revision of a file is not the one that the change was made for
   */
  change(texts: ReadonlyMap<string, string | undefined>, revisions: ReadonlyMap<string, string>, group?: string): void {
    for (const [name, revision] of revisions) {
      if (revisionOf(this.text(name)) !== revision)
        throw new Refused(409, 'The file has changed since it was shown.', [name]);
    }
    const files = [...texts].flatMap(([name, text]): FileStep[] => {
      const base = this.#base.get(name);
      const after = text !== undefined && base !== undefined && isSameContent(text, base) ? base : text;
      const before = this.text(name);
      return before === after ? [] : [{ name, before, after }];
    });
    if (files.length === 0) return;
    const at = Date.now();
    const last = this.#past.at(-1);
    const joins = last && group !== undefined && last.group === group && at - last.at < joinedWithin;
    if (joins) {
      this.#past.pop();
      const both = files.map((file) => ({
        ...file,
        before: last.files.find(({ name }) => name === file.name)?.before,
      }));
      this.#past.push({ files: both, group, at });
    } else this.#past.push({ files, group, at });
    const names = new Set(files.map(({ name }) => name));
    this.#future = this.#future.filter((step) => step.files.every(({ name }) => !names.has(name)));
    for (const { name, after } of files) this.#put(name, after);
  }

  /**
   * Takes the last step back, or the last one of a file.
   * @throws Refused where it changed another file, too, that was changed since
   */
  undo(name?: string): readonly string[] {
    const step = takeStep(this.#past, name);
    if (!step) return [];
    this.#future.push(step);
    for (const file of step.files) this.#put(file.name, file.before);
    return step.files.map((file) => file.name);
  }

  /** Does the step again that was taken back last. */
  redo(): readonly string[] {
    const step = this.#future.pop();
    if (!step) return [];
    this.#past.push({ ...step, group: undefined });
    for (const { name, after } of step.files) this.#put(name, after);
    return step.files.map(({ name }) => name);
  }

  /** Drops the changes of some files, or of all; one step, which undo takes back. */
  discard(names: readonly string[] = this.changed): void {
    this.change(new Map(names.map((name) => [name, this.#base.get(name)])), new Map());
  }

  /** For a file that was also changed on disk: takes what the disk holds as its base, and this text with the changes. */
  settle(name: string, text: string | undefined): void {
    if (!this.#foreign.has(name)) return;
    const disk = this.#foreign.get(name);
    this.#foreign.delete(name);
    this.#take(name, disk);
    this.#put(name, text);
  }

  /** Writes all changes to disk: all files or none. @throws Refused when a file was changed there meanwhile */
  save(): readonly string[] {
    this.takeDisk();
    if (this.foreign.length > 0)
      throw new Refused(409, 'Files have changed on disk since they were opened.', this.foreign);
    const names = this.changed;
    saveAll(
      this.configDir,
      names.map((name) => ({ name, former: this.#base.get(name), text: this.#changed.get(name) })),
    );
    for (const name of names) {
      const text = this.#changed.get(name);
      if (text === undefined) this.#base.delete(name);
      else this.#base.set(name, text);
      this.#changed.delete(name);
    }
    this.takeDisk();
    return names;
  }

  /** Takes over what changed on disk; a file that is also changed here is marked instead. Returns whether anything did. */
  takeDisk(): boolean {
    const onDisk = new ConfigFolder(this.configDir).names;
    const before = this.version;
    for (const name of new Set([...onDisk, ...this.#base.keys()])) {
      const stamp = stampOf(join(this.configDir, `${name}.json`));
      if (stamp === this.#stamps.get(name)) continue;
      if (stamp === undefined) this.#stamps.delete(name);
      else this.#stamps.set(name, stamp);
      const text = readText(this.configDir, name);
      if (text === this.#base.get(name)) continue;
      if (this.#changed.has(name) && this.#changed.get(name) !== text) this.#foreign.set(name, text);
      else {
        this.#take(name, text);
        this.#put(name, text, false);
      }
      this.version += 1;
    }
    return this.version !== before;
  }

  /** Removes the copy. */
  close(): void {
    rmSync(dirname(this.folder), { recursive: true, force: true });
  }

  /** Takes what somebody wrote to disk. No step of the file is taken back across it: that would undo their change. */
  #take(name: string, text: string | undefined): void {
    if (text === undefined) this.#base.delete(name);
    else this.#base.set(name, text);
    const isOfOthers = ({ files }: Step): boolean => files.every((file) => file.name !== name);
    this.#past = this.#past.filter(isOfOthers);
    this.#future = this.#future.filter(isOfOthers);
  }

  #put(name: string, text: string | undefined, isMine = true): void {
    if (text === this.#base.get(name)) {
      this.#changed.delete(name);
      this.#foreign.delete(name);
    } else this.#changed.set(name, text);
    if (isMine) this.#changedAt.set(name, Date.now());
    if (text !== undefined) this.#known.add(name, text);
    const path = join(this.folder, `${name}.json`);
    if (text === undefined) rmSync(path, { force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    this.version += 1;
  }
}

function stampOf(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && `${Math.round(stat.mtimeMs)} ${stat.size} ${stat.ino}`;
}
