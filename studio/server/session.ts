import { randomBytes } from 'node:crypto';

import { join } from 'node:path';

import { format } from 'oxfmt';

import { readSurroundings } from '../../compiler/project.ts';
import { Checker } from './checker.ts';
import { Drafts } from './drafts.ts';
import { type Preview, startPreview } from './preview.ts';
import { recover } from './save.ts';
import type { Conditions } from './trouble.ts';

/** How often the disk is looked at for changes of others, ms. */
const lookEvery = 1000;

/** The options of a start. */
export interface SessionOptions {
  readonly root: string;
  readonly configDir: string;
  readonly port: number;
  readonly previewPort: number;
}

/** All that one start of Studio holds. */
export class Session {
  readonly root: string;
  /** The host that requests must name. */
  readonly own: string;
  /** The token of this start. */
  readonly token = randomBytes(24).toString('base64url');
  readonly drafts: Drafts;
  readonly checker: Checker;
  /** The pictures of the kinds, which the gallery shows. */
  readonly picturesDir: string;
  readonly listeners = new Set<() => void>();
  previewOrigin = '';
  #preview: Preview | undefined;
  #looking: NodeJS.Timeout | undefined;
  #told = -1;
  #texts = new Map<string, string | undefined>();

  private constructor({ root, port }: SessionOptions, drafts: Drafts, checker: Checker) {
    this.root = root;
    this.picturesDir = join(root, 'screens');
    this.own = `127.0.0.1:${port}`;
    this.drafts = drafts;
    this.checker = checker;
  }

  /** Completes a save that was cut off, reads config/ and starts the preview. */
  static async start(options: SessionOptions): Promise<Session> {
    const { root, configDir, port, previewPort } = options;
    for (const file of recover(configDir))
      console.warn(`${file}.json: changed by someone else while it was being saved; it keeps what it holds now`);
    const drafts = new Drafts(configDir);
    const session = new Session(options, drafts, new Checker(await readSurroundings(root), drafts));
    const studio = `http://127.0.0.1:${port}`;
    session.#preview = await startPreview(root, { checker: session.checker, drafts, port: previewPort, studio });
    session.previewOrigin = session.#preview.origin;
    session.#texts = session.#localeTexts();
    session.#told = drafts.version;
    session.#looking = setInterval(() => {
      if (drafts.takeDisk()) session.changed();
    }, lookEvery);
    return session;
  }

  /** Tells the page and the preview what has changed. */
  changed(): void {
    if (this.#told === this.drafts.version) return;
    this.#told = this.drafts.version;
    const texts = this.#localeTexts();
    const languages = [...texts].filter(([code, text]) => this.#texts.get(code) !== text).map(([code]) => code);
    this.#texts = texts;
    // Faulty config never reaches the preview: the last good version stays.
    if (this.checker.project.faults.length === 0) this.#preview?.refresh(languages);
    for (const listener of this.listeners) listener();
  }

  /** A changed text, laid out as the formatter does if its former text was; else as it is. */
  async formatted(name: string, former: string, text: string): Promise<string> {
    if (text === former) return text;
    const laidOut = async (given: string): Promise<string> =>
      (await format(`${name}.json`, given, { printWidth: 120 })).code;
    return (await laidOut(former)) === former ? laidOut(text) : text;
  }

  /** Sets the time and the fault of the preview's sandbox. */
  async setConditions(conditions: Conditions): Promise<void> {
    await this.#preview?.setConditions(conditions);
  }

  /** Ends the preview and removes the copy of config/. */
  async close(): Promise<void> {
    clearInterval(this.#looking);
    await this.#preview?.close();
    this.drafts.close();
  }

  #localeTexts(): Map<string, string | undefined> {
    const names = this.drafts.names.filter((name) => name.startsWith('locales/'));
    return new Map(names.map((name) => [name.slice('locales/'.length), this.drafts.text(name)]));
  }
}
