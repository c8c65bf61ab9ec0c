import type { Entry } from './entries.ts';

/** What every message says of the page; no text of a user is in it. */
export interface About {
  readonly version: string;
  /** The file of the app's entry, which `releases.json` of a deployment lists. */
  readonly build: string;
  readonly runtime: string;
  readonly language: string;
  readonly browser: string;
}

/** The most entries of a page. */
export const mostEntries = 40;
/** The most entries of one message. */
export const mostAtOnce = 20;
/** After so many messages that could not be sent, no more are tried. */
export const mostFailures = 2;
/** How long entries are collected before they are sent, ms. */
const pause = 5000;

/** What is around an outbox. */
export interface Surroundings {
  readonly about: () => About;
  /** Sends a body; rejects if it could not be sent. */
  readonly send: (body: string) => Promise<unknown>;
  /** Whether the page may go at any moment, so that nothing is collected. */
  readonly isLeaving: () => boolean;
}

/** Collects entries and sends them together: each once, a bounded number, and never again. */
export class Outbox {
  readonly #around: Surroundings;
  readonly #seen = new Set<string>();
  #waiting: Entry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Takes an entry, unless the page has reported the same or enough already. */
  add(entry: Entry): void {
    const key = JSON.stringify(entry);
    if (this.#seen.size >= mostEntries || this.#seen.has(key) || this.#failures >= mostFailures) return;
    this.#seen.add(key);
    this.#waiting.push(entry);
    if (this.#around.isLeaving()) queueMicrotask(() => this.flush());
    else this.#timer ??= setTimeout(() => this.flush(), pause);
  }

  /** Sends what has been collected. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0) {
      const entries = this.#waiting.splice(0, mostAtOnce);
      this.#around.send(JSON.stringify({ ...this.#around.about(), entries })).catch(() => (this.#failures += 1));
    }
  }
}
