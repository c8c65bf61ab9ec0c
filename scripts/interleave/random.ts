/** A pseudo-random generator that depends only on its seed. */
export interface Random {
  /** A whole number from 0 (inclusive) to `below` (exclusive). */
  readonly below: (below: number) => number;
  /** One of `all`. @throws when it is empty */
  readonly one: <T>(all: readonly T[]) => T;
  /** `all` in random order. */
  readonly shuffled: <T>(all: readonly T[]) => T[];
  /** True with the probability `share`, from 0 to 1. */
  readonly chance: (share: number) => boolean;
}

/** The generator of a seed (mulberry32); the same seed always gives the same sequence. */
export function randomOf(seed: number): Random {
  // Makes the sequences of consecutive seeds unrelated.
  let state = Math.imul(seed + 1, 0x9e_37_79_b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const one = <T>(all: readonly T[]): T => {
    const drawn = all[below(all.length)];
    if (drawn === undefined) throw new Error('there is nothing to draw from');
    return drawn;
  };
  const shuffled = <T>(all: readonly T[]): T[] =>
    all
      .map((item) => ({ item, place: next() }))
      .toSorted((first, second) => first.place - second.place)
      .map(({ item }) => item);
  return { below, one, shuffled, chance: (share) => next() < share };
}
