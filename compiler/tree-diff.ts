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

/** Properties that identify an entry of a list, the most reliable first. */
const identities = ['code', 'to', 'parameter', 'name', 'label', 'title', 'text', 'block', 'cell', 'action'];

/** The differences between two JSON values; entries of lists are matched by identity, not by index. */
export function changesBetween(before: unknown, after: unknown, path: readonly PropertyKey[] = []): Change[] {
  if (same(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(isHolder))
    return listChanges(before, after, path);
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) || Array.isArray(after))
    return [{ path, before, after }];
  const [former, latter]: Record<string, unknown>[] = [Object(before), Object(after)];
  const keys = new Set([...Object.keys(former ?? {}), ...Object.keys(latter ?? {})]);
  return [...keys].flatMap((key) => changesBetween(former?.[key], latter?.[key], [...path, key]));
}

/** The differences between two lists. Equal entries are matched first, then those with the same identity or kind. */
function listChanges(before: readonly unknown[], after: readonly unknown[], path: readonly PropertyKey[]): Change[] {
  const partners = new Map<number, number>();
  const left = new Set(before.keys());
  const pair = (isPartner: (former: unknown, latter: unknown) => boolean): void => {
    for (const [place, latter] of after.entries()) {
      if (partners.has(place)) continue;
      const found = [...left].find((one) => isPartner(before[one], latter));
      if (found === undefined) continue;
      partners.set(place, found);
      left.delete(found);
    }
  };
  pair(same);
  pair((former, latter) => identityOf(former) === identityOf(latter) && kindOf(former) === kindOf(latter));
  pair((former, latter) => kindOf(former) === kindOf(latter) && alike(former, latter));
  const gone = [...left].map((place): Change => ({ path: [...path, place], before: before[place], after: undefined }));
  let last = -1;
  const kept = after.flatMap((latter, place): Change[] => {
    const partner = partners.get(place);
    if (partner === undefined) return [{ path: [...path, place], before: undefined, after: latter }];
    const isMoved = partner < last;
    last = Math.max(last, partner);
    const moved: Change[] = isMoved ? [{ path: [...path, place], before: latter, after: latter, isMoved }] : [];
    return [...moved, ...changesBetween(before[partner], latter, [...path, place])];
  });
  return [...gone, ...kept];
}

/** A file's value without its `$schema`. */
export function withoutSchema(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const { $schema: _, ...rest }: Record<string, unknown> = { ...given };
  return rest;
}

function isHolder(given: unknown): boolean {
  return typeof given === 'object' && given !== null;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function identityOf(given: unknown): string {
  const key = identities.find((name) => name in Object(given));
  return key === undefined ? '' : JSON.stringify(Object(given)[key]);
}

function kindOf(given: unknown): string {
  const { block, cell, action, field }: Record<string, unknown> = Object(given);
  return JSON.stringify([block, cell, action, field, Object.keys(Object(given)).length === 0]);
}

/** Whether at least half of the values in both are the same. */
function alike(one: unknown, other: unknown): boolean {
  const [former, latter] = [leaves(one), leaves(other)];
  const shared = former.filter((leaf) => latter.includes(leaf)).length;
  return shared * 2 >= Math.max(former.length, latter.length);
}

function leaves(given: unknown, path = ''): string[] {
  if (!isHolder(given)) return [`${path}=${JSON.stringify(given)}`];
  return Object.entries(Object(given)).flatMap(([key, held]) => leaves(held, `${path}/${key}`));
}
