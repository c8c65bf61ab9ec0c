import { join } from 'node:path';

import { Refused } from '../../../studio/server/config-name.ts';
import type { Change, Order } from '../store/change.ts';
import { type Changes, refOf } from '../store/changes.ts';
import { type Publication, addPublication, beginOrder, publicationsIn } from '../store/publications.ts';
import { type Reading, type Readings, sentencesOf, surroundingsOfProject } from '../store/review.ts';
import type { FileConflict } from '../store/repository.ts';
import { Live, type Way } from './live.ts';
import { takeOut } from './take-out.ts';

/** The console looks for what waits so often at most, and at least, ms. */
const [shortestWait, longestWait] = [1000, 60 * 60_000];

/** What publishing a change would do. */
export interface Preview extends Way {
  /** What it is published with, if nothing has to be chosen first: a commit with both. */
  readonly commit: string | undefined;
  readonly conflicts: readonly FileConflict[];
  readonly reading: Reading | undefined;
}

/** Carries orders out, one after the other. They are commits of changes, so that it goes on where it was after a restart. */
export class Publisher {
  readonly #changes: Changes;
  readonly #readings: Readings;
  readonly #environments: Readonly<Record<string, { readonly out: string }>>;
  readonly #now: () => number;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  /** The order that is being carried out. */
  current: string | undefined;

  constructor(
    environments: Readonly<Record<string, { readonly out: string }>>,
    changes: Changes,
    readings: Readings,
    now: () => number,
  ) {
    [this.#environments, this.#changes, this.#readings, this.#now] = [environments, changes, readings, now];
  }

  /** Carries out what is due, and comes back when the next order is. */
  async run(): Promise<void> {
    let wait = shortestWait;
    try {
      await this.#changes.repository.turns.take('publish', async () => {
        for (let due = await this.#due(); due && !this.#isStopping; due = await this.#due())
          await this.#carryOut(...due);
        if (!this.#isStopping) await this.#mergeAll();
      });
      const orders = (await this.#changes.list()).flatMap(({ order }) => order ?? []);
      wait = Math.min(longestWait, ...orders.map(({ at }) => Date.parse(at) - this.#now()));
    } catch (error) {
      console.error(error);
    }
    clearTimeout(this.#timer);
    if (!this.#isStopping) this.#timer = setTimeout(() => void this.run(), Math.max(shortestWait, wait));
  }

  now(): Date {
    return new Date(this.#now());
  }

  /** Whether an order is carried out at once. */
  isDue({ at }: Order): boolean {
    return Date.parse(at) <= this.#now();
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Ends what runs; an order that was begun is carried out at the next start. */
  async close(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#changes.repository.turns.take('publish', () => Promise.resolve());
  }

  async #due(): Promise<[Change, Order] | undefined> {
    const due = (await this.#changes.list()).flatMap((change): [Change, Order][] =>
      change.order && this.isDue(change.order) ? [[change, change.order]] : [],
    );
    return due.toSorted(([, a], [, b]) => Date.parse(a.at) - Date.parse(b.at)).at(0);
  }

  async #carryOut(change: Change, order: Order): Promise<void> {
    this.current = order.id;
    try {
      if (order.undoes === undefined) await this.#publish(change, order);
      else await this.#undo(change, order, order.undoes);
    } catch (error) {
      if (this.#isStopping) return;
      if (!(error instanceof Refused)) console.error(error);
      await this.#changes.fail(change.id, error instanceof Error ? error.message : String(error));
    } finally {
      this.current = undefined;
    }
  }

  /**
   * What publishing a change, as it was `at` a commit, to an environment would do; with what others have pushed meanwhile.
   * `isAgain` if the console may have put live what is live now, but ended before it noted that.
   */
  async preview(id: string, environment: string, { at = refOf(id), isAgain = false } = {}): Promise<Preview> {
    const { repository } = this.#changes;
    await repository.fetch();
    if (repository.trouble !== undefined)
      throw new Refused(409, 'The place where changes are kept together does not answer. Nothing was published.');
    // An undo that the remote did not get is in it first.
    await this.#mergeAll();
    const { tree, conflicts } = await repository.merge(at, repository.main);
    if (tree === undefined) return { kind: 'release', faults: [], commit: undefined, conflicts, reading: undefined };
    const commit = await repository.commit(tree, [repository.main, at], 'Merge a change\n');
    const last = (await this.#published(environment)).at(-1);
    const undoing = (await this.#changes.standing()).ofUndo(id, environment);
    const former = last?.id ?? (await takeOut(repository, undoing, repository.main)) ?? repository.main;
    const reading = await this.#readings.between(former, commit);
    const live = this.#live(environment);
    const known = isAgain ? live.state : last?.live;
    const way = await repository.turns.take('way', async () =>
      live.wayOf(await this.#folder('way', commit), await surroundingsOfProject(), known),
    );
    return { ...way, faults: [...reading.faults, ...way.faults], commit, conflicts, reading };
  }

  async #publish(change: Change, order: Order): Promise<void> {
    const { environment } = order;
    if (!change.isApproved) throw new Refused(409, 'It is not approved any more. Nothing was published.');
    // What was approved is published, whatever is edited just now.
    const live = this.#live(environment);
    const { former, isAgain } = await beginOrder(this.#changes.repository, environment, order.id, live.state);
    // What was written before the process ended is ours.
    const { kind, faults, commit, reading } = await this.preview(change.id, environment, { at: order.id, isAgain });
    if (commit === undefined || reading === undefined)
      throw new Refused(
        409,
        'Others have changed the same meanwhile. Nothing was published: merge their changes first.',
      );
    if (faults.length > 0) throw new Refused(409, [...faults, 'Nothing was published.'].join('\n'));
    await live.publish(
      kind,
      await this.#folder('publishing', commit),
      await surroundingsOfProject(),
      this.#stopping.signal,
    );
    await this.#note(change, order, { kind, lines: sentencesOf(reading), merge: commit, former }, commit);
  }

  async #undo(change: Change, order: Order, undoes: string): Promise<void> {
    const { environment, reason } = order;
    const [last, before] = (await this.#published(environment)).toReversed();
    if (last?.id !== undoes) throw new Refused(409, 'Something else has been published since. Nothing was undone.');
    const { repository } = this.#changes;
    const [live, { former }] = [this.#live(environment), last];
    if (!former || last.merge === undefined || last.kind === 'undo')
      throw new Refused(409, 'There is nothing before it to go back to.');
    const isRelease = former.release !== last.live.release;
    // A process that ended in the middle may have done it already.
    const { isAgain } = await beginOrder(repository, environment, order.id, live.state);
    const isUndone = live.state?.page === former.page || (isRelease && live.state?.release === former.release);
    if (!isUndone && !isAgain && live.state?.page !== last.live.page)
      throw new Refused(409, 'The site was changed outside of the console since. Nothing was undone.');
    const undoing = (await this.#changes.standing()).ofUndo(change.id, environment);
    const tree = before?.id ?? (await takeOut(repository, undoing, last.merge)) ?? `${last.merge}^1`;
    const { signal } = this.#stopping;
    if (!isUndone && isRelease && live.isFormer(former.release)) await live.rollBack(signal);
    else if (!isUndone) {
      const [dir, surroundings] = [await this.#folder('publishing', tree), await surroundingsOfProject()];
      const { kind } = await live.wayOf(dir, surroundings, isAgain ? live.state : last.live);
      await live.publish(kind, dir, surroundings, signal);
    }
    const lines = sentencesOf(await this.#readings.between(last.id, tree));
    await repository.fetch();
    // What the change did is taken out of the branch of all, too: the next one would bring it back.
    const merge = await takeOut(repository, undoing, repository.main);
    await this.#note(change, order, { kind: 'undo', lines, merge, former: last.live, undoes, reason }, tree);
  }

  async #note(
    change: Change,
    { id: order, environment, author }: Order,
    done: Pick<Publication, 'kind' | 'lines' | 'merge' | 'former' | 'undoes' | 'reason'>,
    commit: string,
  ): Promise<void> {
    const { repository } = this.#changes;
    const live = this.#live(environment).state;
    if (!live) throw new Error(`Nothing is live in ${environment}.`);
    const tree = await repository.git(['rev-parse', `${commit}^{tree}`]);
    const publication = { environment, change: change.id, title: change.title, order, live, ...done };
    await addPublication(repository, publication, tree, author);
  }

  /** Brings what was published into the branch of all, where it is not yet. What others have edited too, stays open. */
  async #mergeAll(): Promise<void> {
    const { repository } = this.#changes;
    await repository.turns.take('merge all', async () => {
      const published = await publicationsIn(repository);
      for (const { merge } of new Map(published.map((one) => [one.environment, one])).values())
        if (merge !== undefined) await this.#mergeOne(merge);
    });
  }

  async #mergeOne(published: string, attempts = 3): Promise<void> {
    const { repository } = this.#changes;
    await repository.fetch();
    if (repository.trouble !== undefined || (await repository.has(repository.main, published))) return;
    const isNext = await repository.has(published, repository.main);
    const { tree } = isNext ? { tree: published } : await repository.merge(published, repository.main);
    if (tree === undefined) return;
    const parents = [repository.main, published];
    const commit = isNext ? published : await repository.commit(tree, parents, 'Merge what is live\n');
    if (await repository.push(repository.main, commit)) await repository.fetch();
    // Somebody has pushed meanwhile.
    else if (attempts > 1) await this.#mergeOne(published, attempts - 1);
  }

  async #published(environment: string): Promise<Publication[]> {
    return (await publicationsIn(this.#changes.repository)).filter((one) => one.environment === environment);
  }

  async #folder(name: string, commit: string): Promise<string> {
    return join(await this.#changes.repository.worktree(name, commit, '--detach'), 'config');
  }

  #live(environment: string): Live {
    const known = Object.hasOwn(this.#environments, environment) ? this.#environments[environment] : undefined;
    if (!known) throw new Refused(404, `The console does not publish to ${environment}.`);
    return new Live(known.out, environment);
  }
}
