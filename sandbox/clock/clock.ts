import { Refusal } from '../contract/refusal.ts';
import type { Store } from '../store/store.ts';

/** The owner of a time: a user's id, or null for the whole sandbox. */
type ClockOwner = string | null;

/** A minute, an hour and a day, ms. */
export const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

const hundredYears = 100 * 365 * dayMs;

/**
 * The sandbox's time: real time plus an offset of the whole sandbox plus an offset of the user. The clock always runs;
 * only the offsets can be set, and they are saved in the store. All times are epoch ms.
 */
export class Clock {
  #store: Store;
  #realNow: () => number;

  constructor(store: Store, realNow: () => number) {
    this.#store = store;
    this.#realNow = realNow;
  }

  /** When the store was created; the dates of the seed are relative to it. */
  seededAt(): number {
    return Number(this.#store.meta('seededAt'));
  }

  /** The time of the whole sandbox; access tokens, rates and candles use it. */
  global(): number {
    return this.#realNow() + this.#globalOffset();
  }

  /** The time of one user. */
  of(owner: ClockOwner): number {
    return this.global() + (owner === null ? 0 : this.#userOffset(owner));
  }

  /** Moves the time of `owner` by `ms`, which may be negative. */
  advance(owner: ClockOwner, ms: number): void {
    const offset = (owner === null ? this.#globalOffset() : this.#userOffset(owner)) + ms;
    if (Math.abs(offset) > hundredYears)
      throw new Refusal('validation', 'The clock can be moved by at most 100 years', 'advanceMs');
    if (owner === null) this.#store.setMeta('clockOffset', String(offset));
    else this.#store.run('UPDATE users SET clock_offset = :offset WHERE id = :owner', { offset, owner });
  }

  /** Sets the time of `owner` to `now`; it keeps running from there. */
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
