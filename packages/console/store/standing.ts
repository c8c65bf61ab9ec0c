import type { Publication } from './publications.ts';

/** What an environment had after one of its publications. */
interface Step {
  readonly publication: Publication;
  readonly live: ReadonlySet<string>;
}

/** Which changes the branch of all has, and which are live where, after all that was published and undone. */
export class Standing {
  readonly all: readonly Publication[];
  readonly #merged = new Map<string, readonly Publication[]>();
  readonly #removed = new Map<string, readonly Publication[]>();
  /** The last two of each environment: an undo is of the last, and goes back to the one before. */
  readonly #steps = new Map<string, readonly Step[]>();

  /** @param all the oldest first */
  constructor(all: readonly Publication[]) {
    this.all = all;
    for (const publication of all) this.#add(publication);
  }

  #add(publication: Publication): void {
    const { change, environment, kind, merge } = publication;
    const steps = this.#steps.get(environment) ?? [];
    if (kind !== 'undo') {
      this.#merged.set(change, [...this.mergedBy(change), publication]);
      this.#removed.delete(change);
    } else {
      const undone = this.ofUndo(change, environment);
      this.#removed.set(change, [...undone, ...this.removed(change)]);
      const left = this.mergedBy(change).filter((one) => !undone.includes(one));
      // Without a merge others have edited the same: it stays.
      if (merge !== undefined) this.#merged.set(change, left);
    }
    const live = kind === 'undo' ? steps.at(-2)?.live : this.merged;
    this.#steps.set(environment, [...steps.slice(-1), { publication, live: live ?? new Set() }]);
  }

  /** The changes that the branch of all has: they are in what is published next, wherever. */
  get merged(): ReadonlySet<string> {
    return new Set([...this.#merged].flatMap(([change, by]) => (by.length > 0 ? change : [])));
  }

  /** The changes that are live in an environment; undefined where the console has published nothing. */
  liveIn(environment: string): ReadonlySet<string> | undefined {
    return this.#steps.get(environment)?.at(-1)?.live;
  }

  /** Where a change is live. */
  environmentsOf(change: string): string[] {
    return [...this.#steps.keys()].filter((environment) => this.liveIn(environment)?.has(change) === true).toSorted();
  }

  /** Titles of other changes that publishing one brings to an environment, and of those that it takes out there. */
  othersIn(
    environment: string,
    published: string,
  ): { readonly comes: readonly string[]; readonly goes: readonly string[] } {
    const live = this.liveIn(environment);
    if (!live) return { comes: [], goes: [] };
    const titles = new Map(this.all.map(({ change, title }) => [change, title]));
    const without = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
      [...one].flatMap((change) => (other.has(change) || change === published ? [] : (titles.get(change) ?? [])));
    return { comes: without(this.merged, live), goes: without(live, this.merged) };
  }

  /**
   * The publications of a change, the oldest first, that have to go from the branch of all when the last one in an environment is
   * undone: also those of other environments, as what they brought would be in its next publication.
   */
  ofUndo(change: string, environment: string): readonly Publication[] {
    const merged = this.mergedBy(change);
    const former = this.#steps.get(environment)?.at(-2)?.publication;
    return former ? merged.filter((one) => this.all.indexOf(one) > this.all.indexOf(former)) : merged;
  }

  /** The publications by which the branch of all has a change. */
  mergedBy(change: string): readonly Publication[] {
    return this.#merged.get(change) ?? [];
  }

  /** The publications of an undone change that have gone from the branch of all. */
  removed(change: string): readonly Publication[] {
    return this.#removed.get(change) ?? [];
  }
}
