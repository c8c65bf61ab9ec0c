import { join } from 'node:path';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { jsonSchemas } from '../../compiler/schemas/json-schemas.ts';
import { compileProject } from '../../compiler/compile.ts';
import { readSurroundings } from '../../compiler/project.ts';
import { Checker } from './checker.ts';
import { foreignConflicts } from './combine.ts';
import { Drafts } from './drafts.ts';
import { type Preview, startPreview } from './preview.ts';
import { recover, revisionOf } from './save.ts';
import { Saves } from './saves.ts';
import { Site } from './site.ts';
import type { Conditions } from './trouble.ts';
import { recordOf } from 'engine/record.ts';

/** How often the disk is looked at for changes of others, ms. */
const lookEvery = 1000;

/** The options of a start. */
export interface SessionOptions {
  readonly root: string;
  readonly configDir: string;
  /** The origin of the page. */
  readonly origin: string;
  /** The origins of the app as it would be and as it was; pictures have other names in the place of `app`. */
  readonly previews: { readonly now: `${string}//app${string}`; readonly before: `${string}//app${string}` };
  /** Further origins whose pages may show the previews in frames. */
  readonly frames?: readonly string[];
  /** Whether the previews listen on the ports of their origins; else {@link Session.previewAt} hands on requests. */
  readonly listens: boolean;
  /** The folder of a deployed build, whose values may be published. */
  readonly site: string | undefined;
  /** Which tokens count. */
  readonly isToken: (token: string) => boolean;
  /** A folder with what has been changed before, where somebody else keeps each change; nothing is saved then. */
  readonly keptDir?: string | undefined;
  /** The name with which the folders begin that hold what is prepared of the previews. */
  readonly cache: string;
}

/** All that one start of Studio holds. */
export class Session {
  readonly root: string;
  readonly origin: string;
  readonly previews: SessionOptions['previews'];
  readonly isToken: SessionOptions['isToken'];
  /** Whether somebody else keeps each change as it is made. */
  readonly isKept: boolean;
  readonly drafts: Drafts;
  readonly checker: Checker;
  /** The deployed build; undefined if none was named. */
  readonly site: Site | undefined;
  readonly saves: Saves;
  /** The pictures of the kinds, which the gallery shows. */
  readonly picturesDir: string;
  readonly listeners = new Set<() => void>();
  readonly #listens: boolean;
  /** The origins whose pages may show the previews in frames. */
  readonly #frames: readonly string[];
  readonly #cache: string;
  #preview: Preview | undefined;
  #before: Promise<Preview> | undefined;
  #looking: NodeJS.Timeout | undefined;
  #schemas: { readonly words: string; readonly made: object } | undefined;
  #shownVersion = -1;
  #texts = new Map<string, string | undefined>();

  private constructor(options: SessionOptions, drafts: Drafts, checker: Checker) {
    const { root, origin, previews, listens, frames = [], site, isToken, keptDir, cache } = options;
    this.root = root;
    this.origin = origin;
    this.previews = previews;
    this.isToken = isToken;
    this.isKept = keptDir !== undefined;
    this.#listens = listens;
    this.#frames = [origin, ...frames];
    this.#cache = cache;
    this.picturesDir = join(root, 'screens');
    this.saves = new Saves(join(root, '.cache/studio-saves', revisionOf(drafts.configDir) ?? ''));
    this.drafts = drafts;
    this.checker = checker;
    this.site = site === undefined ? undefined : new Site(site, drafts.configDir, checker.surroundings);
  }

  /** Completes a save that was cut off, reads config/ and starts the preview. */
  static async start(options: SessionOptions): Promise<Session> {
    const { root, configDir, origin, previews, keptDir } = options;
    for (const file of recover(configDir))
      console.warn(`${file}.json: changed by someone else while it was being saved; it keeps what it holds now`);
    const drafts = new Drafts(configDir);
    if (keptDir !== undefined) drafts.begin(keptDir);
    const session = new Session(options, drafts, new Checker(await readSurroundings(root), drafts));
    const { checker } = session;
    session.#preview = await startPreview(root, {
      shown: () => checker.good,
      folder: drafts.folder,
      version: () => drafts.version,
      origin: previews.now,
      listens: options.listens,
      studio: origin,
      frames: session.#frames,
      cache: `${options.cache}-preview`,
    });
    session.#texts = session.#localeTexts();
    session.#shownVersion = drafts.version;
    session.#looking = setInterval(() => void session.takeDisk(), lookEvery);
    return session;
  }

  /** Takes over what changed on disk, also into files that are changed here; what both have changed stays open. */
  async takeDisk(): Promise<void> {
    this.drafts.takeDisk();
    for (const name of this.drafts.foreign) await foreignConflicts(this.drafts, name);
    this.changed();
  }

  /** Tells the page and the preview what has changed. */
  changed(): void {
    if (this.#shownVersion === this.drafts.version) return;
    this.#shownVersion = this.drafts.version;
    const texts = this.#localeTexts();
    const languages = [...texts].filter(([code, text]) => this.#texts.get(code) !== text).map(([code]) => code);
    this.#texts = texts;
    // What is faulty never reaches the preview: its last good version stays.
    if (this.checker.good) this.#preview?.refresh(languages);
    for (const listener of this.listeners) listener();
  }

  /** The names that files may use, as one word: the schemas change with them alone. */
  get words(): string {
    const keysOf = (name: string): string[] => Object.keys(recordOf(this.checker.project.config.file(name).value));
    const links: unknown = recordOf(this.checker.project.config.file('links').value).links;
    const known = [
      this.drafts.names,
      keysOf('locales/en'),
      Object.keys(recordOf(links)),
      this.drafts.text('languages'),
    ];
    return revisionOf(JSON.stringify(known)) ?? '';
  }

  /** The JSON Schemas of config/ with its changes. */
  async schemas(): Promise<object> {
    const { words } = this;
    if (this.#schemas?.words !== words) {
      const made = Object.fromEntries(await jsonSchemas(this.root, this.drafts.folder));
      this.#schemas = { words, made };
    }
    return this.#schemas.made;
  }

  /** Sets the time and the fault of the preview's sandbox. */
  async setConditions(conditions: Conditions): Promise<void> {
    await this.#preview?.setConditions(conditions);
  }

  /** The origin of the app as it is saved, started at the first call; it shows what is saved until it ends. */
  before(): Promise<string> {
    this.#before ??= this.#startBefore();
    return this.#before.then(() => this.previews.before);
  }

  async #startBefore(): Promise<Preview> {
    const { configDir } = this.drafts;
    const saved = compileProject(this.checker.surroundings, new ConfigFolder(configDir));
    return startPreview(this.root, {
      shown: () => (saved.faults.length === 0 ? saved : undefined),
      folder: configDir,
      version: () => 0,
      origin: this.previews.before,
      listens: this.#listens,
      studio: this.origin,
      frames: this.#frames,
      cache: `${this.#cache}-before`,
    });
  }

  /** The preview that answers to a host; undefined if none does. */
  async previewAt(host: string): Promise<Preview | undefined> {
    const all = [this.#preview, await this.#before];
    return all.find((preview) => preview?.isHost(host) === true);
  }

  /** Ends the app as it was saved before: it is shown anew after the next change. */
  async forgetBefore(): Promise<void> {
    const before = this.#before;
    this.#before = undefined;
    await (await before)?.close();
  }

  /** Ends the preview and removes the copy of config/. */
  async close(): Promise<void> {
    clearInterval(this.#looking);
    await Promise.all([this.#preview?.close(), this.forgetBefore()]);
    this.drafts.close();
  }

  #localeTexts(): Map<string, string | undefined> {
    const names = this.drafts.names.filter((name) => name.startsWith('locales/'));
    return new Map(names.map((name) => [name.slice('locales/'.length), this.drafts.text(name)]));
  }
}
