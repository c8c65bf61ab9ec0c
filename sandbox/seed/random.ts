/** A pseudo-random generator: the same seed text gives the same numbers on every machine. Not for secrets. */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = 0x811c9dc5;
    for (const character of seed) this.#state = Math.imul(this.#state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** A whole number from `from` to `to`, both inclusive. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** Minor units from `from` to `to`, rounded down to multiples of `step`. */
  units(from: bigint, to: bigint, step: bigint): bigint {
    const value = from + BigInt(Math.floor(this.next() * Number(to - from)));
    return (value / step) * step;
  }

  /** True with a probability of 1/`count`. */
  isOneIn(count: number): boolean {
    return this.whole(1, count) === 1;
  }

  /** One of the values, with equal probability. */
  pick<T>(values: readonly [T, ...T[]]): T {
    return values[this.whole(0, values.length - 1)] ?? values[0];
  }

  /** A text of `digits` hexadecimal digits. */
  hex(digits: number): string {
    let text = '';
    while (text.length < digits) text += this.whole(0, 0xffff_ffff).toString(16).padStart(8, '0');
    return text.slice(0, digits);
  }
}
