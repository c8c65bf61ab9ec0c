import { Refusal } from '../contract/refusal.ts';
import type { Store } from '../store/store.ts';

/** Whose time is asked for: a user's id, or null for the sandbox as a whole. */
type ClockOwner = string | null;

const hundredYears = 100 * 365 * 86_400_000;

/**
 * The sandbox's time: real time plus an offset of the whole sandbox plus an offset of the user. It keeps running, only
 * the offsets are set; they are kept in the store. All times are epoch milliseconds.
 */
export class Clock {
  #store: Store;
  #realNow: () => number;

  constructor(store: Store, realNow: () => number) {
    this.#store = store;
    this.#realNow = realNow;
  }

  /** When the store was made; the seed's dates count back from here. */
  seededAt(): number {
    return Number(this.#store.meta('seededAt'));
  }

  /** Time of the sandbox as a whole; tokens, rates and candles follow it. */
  global(): number {
    return this.#realNow() + this.#globalOffset();
  }

  /** Time as one user sees it. */
  of(owner: ClockOwner): number {
    return this.global() + (owner === null ? 0 : this.#userOffset(owner));
  }

  /** Moves the time of `owner` by `ms`, which may be negative. */
  advance(owner: ClockOwner, ms: number): void {
    const offset = (owner === null ? this.#globalOffset() : this.#userOffset(owner)) + ms;
    if (Math.abs(offset) > hundredYears)
      throw new Refusal('validation', 'The clock moves by 100 years at most', 'advanceMs');
    if (owner === null) this.#store.setMeta('clockOffset', String(offset));
    else this.#store.run('UPDATE users SET clock_offset = :offset WHERE id = :owner', { offset, owner });
  }

  /** Sets the time of `owner` to `now`, from where it runs on. */
  set(owner: ClockOwner, now: number): void {
    this.advance(owner, now - this.of(owner));
  }

  #globalOffset(): number {
    return Number(this.#store.meta('clockOffset'));
  }

  #userOffset(user: string): number {
    return this.#store.first('SELECT clock_offset FROM users WHERE id = :user', { user })?.number('clock_offset') ?? 0;
  }
}
