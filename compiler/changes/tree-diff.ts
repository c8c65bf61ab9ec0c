import { recordOf } from 'engine/record.ts';
import { isCondition } from './plain-words.ts';

/** One difference between two JSON values: its path, and the values before and after. */
export interface Change {
  /** Its path in the new value; in the old value if it was removed. */
  readonly path: readonly PropertyKey[];
  /** Undefined if it was added. */
  readonly before: unknown;
  /** Undefined if it was removed. */
  readonly after: unknown;
  /** Whether it has only moved to another place in its list. */
  readonly isMoved?: boolean;
}

type Path = readonly PropertyKey[];

/** Properties that identify an entry of a list, the most reliable first. */
const identities = ['code', 'to', 'parameter', 'name', 'label', 'title', 'text'];

/**
 * The differences between two JSON values; entries of lists are matched by identity, not by index.
 * @param former the path of `before` in the old value
 */
export function changesBetween(before: unknown, after: unknown, path: Path = [], former: Path = path): Change[] {
  if (same(before, after)) return [];
  // A condition is reported as a whole: a part of it says nothing by itself.
  if (isCondition(before) || isCondition(after)) return [{ path: after === undefined ? former : path, before, after }];
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(isHolder))
    return listChanges(before, after, path, former);
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) || Array.isArray(after))
    return [{ path: after === undefined ? former : path, before, after }];
  const [old, latter]: Record<string, unknown>[] = [recordOf(before), recordOf(after)];
  const keys = new Set([...Object.keys(old ?? {}), ...Object.keys(latter ?? {})]);
  return [...keys].flatMap((key) => changesBetween(old?.[key], latter?.[key], [...path, key], [...former, key]));
}

function listChanges(before: readonly unknown[], after: readonly unknown[], path: Path, former: Path): Change[] {
  const partners = partnersOf(before, after);
  const kept = new Set(partners.values());
  const gone = [...before.entries()].flatMap(([place, value]): Change[] =>
    kept.has(place) ? [] : [{ path: [...former, place], before: value, after: undefined }],
  );
  const unmoved = longestRising([...partners].toSorted(([a], [b]) => a - b).map(([, partner]) => partner));
  const rest = after.flatMap((latter, place): Change[] => {
    const partner = partners.get(place);
    if (partner === undefined) return [{ path: [...path, place], before: undefined, after: latter }];
    const isMoved = !unmoved.has(partner);
    const moved: Change[] = isMoved ? [{ path: [...path, place], before: latter, after: latter, isMoved }] : [];
    return [...moved, ...changesBetween(before[partner], latter, [...path, place], [...former, partner])];
  });
  return [...gone, ...rest];
}

/**
 * The place in `before` of each entry of `after` that was there: equal entries first, then of those with the same
 * identity, or at least half of their values in common, the most alike.
 */
export function partnersOf(before: readonly unknown[], after: readonly unknown[]): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  const left = new Set(before.keys());
  const match = (place: number, partner: number): void => {
    if (partners.has(place) || !left.delete(partner)) return;
    partners.set(place, partner);
  };
  for (const [place, latter] of after.entries()) {
    const partner = [...left].find((one) => same(before[one], latter));
    if (partner !== undefined) match(place, partner);
  }
  const pairs = [...after.entries()].flatMap(([place, latter]) =>
    partners.has(place)
      ? []
      : [...left].map((partner) => ({ place, partner, score: scoreOf(before, after, before[partner], latter) })),
  );
  const ranked = pairs.toSorted(
    (a, b) => b.score - a.score || Math.abs(a.place - a.partner) - Math.abs(b.place - b.partner),
  );
  for (const { place, partner, score } of ranked) if (score > 0) match(place, partner);
  return partners;
}

/** How surely two entries are the same one; 0 if they are not. */
function scoreOf(before: readonly unknown[], after: readonly unknown[], former: unknown, latter: unknown): number {
  const kind = kindOf(former);
  if (kind !== kindOf(latter)) return 0;
  const share = sharedPart(former, latter);
  const identity = identityOf(former);
  if (identity !== '' && identity === identityOf(latter)) return 1 + share;
  if (share >= 0.5) return share;
  // The only block of its kind on both sides is the same one, whatever is in it.
  const isOnly = [before, after].every((list) => list.filter((one) => kindOf(one) === kind).length === 1);
  return isOnly && kind !== kindOf({ '': true }) ? 0.1 : 0;
}

/** The entries of the longest rising part of a sequence: those that have not moved. */
function longestRising(sequence: readonly number[]): ReadonlySet<number> {
  const runs: number[][] = [];
  for (const [index, value] of sequence.entries()) {
    const before = runs.slice(0, index).filter((run) => (run.at(-1) ?? 0) < value);
    const longest = before.reduce<readonly number[]>((one, other) => (other.length > one.length ? other : one), []);
    runs.push([...longest, value]);
  }
  return new Set(runs.reduce<readonly number[]>((one, other) => (other.length > one.length ? other : one), []));
}

/** A file's value without its `$schema`. */
export function withoutSchema(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $schema: _, ...rest }: Record<string, unknown> = { ...value };
  return rest;
}

function isHolder(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function identityOf(value: unknown): string {
  const key = identities.find((name) => name in recordOf(value));
  return key === undefined ? '' : JSON.stringify([key, recordOf(value)[key]]);
}

/** The kind of a value. What it does, such as where it leads, is an object under `action` and no kind. */
function kindOf(value: unknown): string {
  const { block, cell, action, field, include } = recordOf(value);
  const kinds = [block, cell, action, field, include].map((one) => (typeof one === 'string' ? one : undefined));
  return JSON.stringify([...kinds, Object.keys(recordOf(value)).length === 0]);
}

/** The part of the values of two entries that both have, from 0 to 1. */
function sharedPart(one: unknown, other: unknown): number {
  const [former, latter] = [leaves(one), leaves(other)];
  const left = [...latter];
  const shared = former.filter((leaf) => {
    const index = left.indexOf(leaf);
    if (index !== -1) left.splice(index, 1);
    return index !== -1;
  });
  return shared.length / Math.max(former.length, latter.length, 1);
}

/** The plain values within a value, with their keys but not their indexes: they stay when an entry before them goes. */
function leaves(value: unknown, path = ''): string[] {
  if (!isHolder(value)) return [`${path}=${JSON.stringify(value)}`];
  return Object.entries(recordOf(value)).flatMap(([key, child]) =>
    leaves(child, `${path}/${Array.isArray(value) ? '' : key}`),
  );
}
