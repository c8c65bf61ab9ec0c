import type { JSONPath } from 'jsonc-parser';

import { partnersOf } from '../../compiler/changes/tree-diff.ts';
import { isNode } from '../../compiler/rules/rule.ts';
import { isSame } from './edit-text.ts';

/** A value that two sides have changed, each in its own way; undefined where a side has removed it. */
export interface Conflict {
  /** Its path in what is mine; in theirs if I removed it. */
  readonly path: JSONPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Which side a conflict is settled by; undefined leaves it open. */
export type Settle = (conflict: Conflict) => 'mine' | 'theirs' | undefined;

/** Two versions of a value in one; where a conflict is open, it has what is theirs. */
export interface Merged {
  readonly value: unknown;
  readonly conflicts: readonly Conflict[];
}

/** The three versions of a value: what both sides began with, and what each made of it; each with its path. */
interface Versions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly path: JSONPath;
  readonly theirPath: JSONPath;
}

/**
 * The place in `before` of each entry of `after` that was there, by identity; where as many others stand between two of
 * these on both sides, they were changed in their places.
 */
export function pairsOf(before: readonly unknown[], after: readonly unknown[]): ReadonlyMap<number, number> {
  const pairs = new Map(partnersOf(before, after));
  const matched = new Set(pairs.values());
  for (let start = 0; start < after.length; start += 1) {
    if (pairs.has(start)) continue;
    let end = start;
    while (end < after.length && !pairs.has(end)) end += 1;
    const first = (pairs.get(start - 1) ?? -1) + 1;
    const places = [...before.keys()].slice(first, pairs.get(end) ?? before.length);
    if (places.length === end - start && places.every((place) => !matched.has(place)))
      for (const [index, place] of places.entries()) pairs.set(start + index, place);
    start = end;
  }
  return new Map([...pairs].toSorted(([a], [b]) => a - b));
}

/** Merges two versions of a value by key, entries of lists by identity. */
export function merge(base: unknown, mine: unknown, theirs: unknown, settle: Settle): Merged {
  const conflicts: Conflict[] = [];

  const settled = ({ mine: left, theirs: right, path, theirPath }: Versions): unknown => {
    const conflict = { path: left === undefined ? theirPath : path, mine: left, theirs: right };
    const side = settle(conflict);
    if (side === undefined) conflicts.push(conflict);
    return side === 'mine' ? left : right;
  };

  const merged = (versions: Versions): unknown => {
    const { base: former, mine: left, theirs: right } = versions;
    if (isSame(left, right) || isSame(former, left)) return right;
    if (isSame(former, right)) return left;
    if (Array.isArray(former) && Array.isArray(left) && Array.isArray(right))
      return mergedList(versions, former, left, right);
    if (isNode(former) && isNode(left) && isNode(right)) return mergedRecord(versions, former, left, right);
    return settled(versions);
  };

  const mergedRecord = ({ path, theirPath }: Versions, former: Json, left: Json, right: Json): Json => {
    const isOrderMine = isSame(Object.keys(former), Object.keys(right));
    const [first, second] = isOrderMine ? [left, right] : [right, left];
    return Object.fromEntries(
      [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap((key) => {
        const at = { path: [...path, key], theirPath: [...theirPath, key] };
        const value = merged({ base: former[key], mine: left[key], theirs: right[key], ...at });
        return value === undefined ? [] : [[key, value] as const];
      }),
    );
  };

  const mergedList = (versions: Versions, former: List, left: List, right: List): unknown => {
    const [mineOf, theirsOf] = [pairsOf(former, left), pairsOf(former, right)];
    const [isMineMoved, isTheirsMoved] = [isMoved(mineOf), isMoved(theirsOf)];
    if (isMineMoved && isTheirsMoved && !isSame([...mineOf.values()], [...theirsOf.values()])) return settled(versions);
    const places = (partners: ReadonlyMap<number, number>) => new Map([...partners].map(([at, of]) => [of, at]));
    const [mineAt, theirsAt] = [places(mineOf), places(theirsOf)];
    const kept = former.map((entry, index): unknown => {
      const [at, theirAt] = [mineAt.get(index), theirsAt.get(index)];
      return merged({
        base: entry,
        mine: at === undefined ? undefined : left[at],
        theirs: theirAt === undefined ? undefined : right[theirAt],
        path: [...versions.path, at ?? index],
        theirPath: [...versions.theirPath, theirAt ?? index],
      });
    });
    // An entry is known by its place in the former list, or as a new one of its side.
    const entries = (list: List, partners: ReadonlyMap<number, number>): Entry[] =>
      list.map((value, index) => ({ of: partners.get(index), value }));
    const [first, second] = isMineMoved
      ? [entries(left, mineOf), entries(right, theirsOf)]
      : [entries(right, theirsOf), entries(left, mineOf)];
    const order = [...first];
    let after = -1;
    for (const entry of second) {
      const place = entry.of === undefined ? -1 : order.findIndex(({ of }) => of === entry.of);
      after = place === -1 ? after + 1 : place;
      if (place === -1) order.splice(after, 0, entry);
    }
    return order.map(({ of, value }) => (of === undefined ? value : kept[of])).filter((value) => value !== undefined);
  };

  const value = merged({ base, mine, theirs, path: [], theirPath: [] });
  return { value, conflicts };
}

type Json = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

interface Entry {
  readonly of: number | undefined;
  readonly value: unknown;
}

function isMoved(partners: ReadonlyMap<number, number>): boolean {
  const order = [...partners].toSorted(([a], [b]) => a - b).map(([, of]) => of);
  return order.some((of, index) => of < (order[index - 1] ?? -1));
}
