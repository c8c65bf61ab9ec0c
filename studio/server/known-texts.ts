import { revisionOf } from './save.ts';

/** A text that a file had; the later of two has the higher order. */
export interface KnownText {
  readonly text: string;
  readonly order: number;
}

/** How many texts are kept. */
const most = 1000;

/** The latest texts that files had, to merge changes that were made for them. */
export class KnownTexts {
  readonly #texts = new Map<string, KnownText>();
  #order = 0;

  add(name: string, text: string): void {
    const key = `${name} ${revisionOf(text)}`;
    this.#texts.delete(key);
    this.#texts.set(key, { text, order: (this.#order += 1) });
    const [oldest = key] = this.#texts.keys();
    if (this.#texts.size > most) this.#texts.delete(oldest);
  }

  /** The text of a file at a revision, also if that is `now`; undefined if it is unknown, or too long ago. */
  find(name: string, revision: string, now: string | undefined): KnownText | undefined {
    const known = this.#texts.get(`${name} ${revision}`);
    if (known || now === undefined || revisionOf(now) !== revision) return known;
    return { text: now, order: Infinity };
  }
}
