import type { Fault } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type CheckedFolder, type Node, type Path, entriesIn, isReference, nodeOf, nodesIn, valuesIn } from './rule.ts';

/** What a value must be where something shows or is loaded, by its reference. */
type Demands = ReadonlyMap<string, unknown>;

/** What shows on one value of a choice reads no data that is loaded for another one: it would never be there. */
export function neverLoadedFaults({ file, kind }: CheckedFile): readonly Fault[] {
  if (kind !== 'screen') return [];
  const content = nodeOf(file.value);
  const data = new Map(
    Object.entries(nodeOf(content['data'])).map(([name, source]) => [name, demandsOf(nodeOf(source)['when'])]),
  );
  const faults: Fault[] = [];
  const visit = (value: unknown, path: Path, demands: Demands): void => {
    if (isReference(value)) {
      const requested = data.get(/^\$(\w+)\./.exec(value)?.[1] ?? '');
      const clash = [...(requested ?? [])].find(([about, is]) => demands.has(about) && demands.get(about) !== is);
      if (clash)
        faults.push(
          file.fault(
            path,
            `"${value}" is loaded only where "${clash[0]}" is "${String(clash[1])}", but this shows where it is "${String(demands.get(clash[0]))}"`,
          ),
        );
      return;
    }
    const here = new Map([...demands, ...demandsOf(nodeOf(value)['when'])]);
    for (const [key, child] of entriesIn(value)) if (key !== 'when') visit(child, [...path, key], here);
  };
  visit(content['blocks'], ['blocks'], new Map());
  return faults;
}

/** The values that a condition demands, each of one reference. */
function demandsOf(condition: unknown): Demands {
  const { equals, all } = nodeOf(condition);
  if (Array.isArray(all)) return new Map(all.flatMap((one) => [...demandsOf(one)]));
  const pair: unknown[] = Array.isArray(equals) ? equals : [];
  const [about, value] = pair;
  return isReference(about) && !isReference(value) ? new Map([[about, value]]) : new Map();
}

/** Where a parameter of the address is chosen on a screen, something there depends on it. */
export function unreadChoiceFaults({ file, kind }: CheckedFile): readonly Fault[] {
  if (kind !== 'screen') return [];
  const content = nodeOf(file.value);
  // A way that keeps a choice, or marks it as the present one, does not depend on it.
  const read = valuesIn({ data: content['data'], blocks: content['blocks'] }).flatMap(({ path, value }) =>
    isReference(value) && !path.includes('search') && !path.includes('current') ? [value] : [],
  );
  return nodesIn(content['blocks'] ?? {}, ['blocks']).flatMap(({ path, node }) => {
    const { parameter, block } = node;
    const isControl = block === 'tabs' || path.at(-1) === 'range';
    const isRead = read.some(
      (one) => one === `$search.${String(parameter)}` || one.startsWith(`$search.${String(parameter)}.`),
    );
    return !isControl || typeof parameter !== 'string' || isRead
      ? []
      : file.fault([...path, 'parameter'], `nothing on this screen depends on "${parameter}", which is chosen here`);
  });
}

/** What shows to those who may not enter a screen belongs to one that not everybody may enter. */
export function closedFaults({ file, kind }: CheckedFile): readonly Fault[] {
  const { closed, access }: Node = kind === 'screen' ? nodeOf(file.value) : {};
  return closed === undefined || 'allowed' in nodeOf(access)
    ? []
    : [file.fault(['closed'], 'shows to nobody: everybody may enter this screen, as "access" has no "allowed"')];
}

/** A way to a screen that only some may enter shows to them alone. */
export function allowedWayFaults({ file, kind }: CheckedFile, { files }: CheckedFolder): readonly Fault[] {
  if (kind !== 'screen') return [];
  return nodesIn(file.value).flatMap(({ path, node }) => {
    const { to } = nodeOf(node['action']);
    const target = files.get(`screens${String(to)}`)?.file;
    const { allowed } = nodeOf(nodeOf(target?.value)['access']);
    const isHere = target === undefined || target.name === file.name;
    return allowed === undefined ||
      isHere ||
      nodesIn(node['when'] ?? {}).some(({ node: one }) => one['allowed'] === allowed)
      ? []
      : [
          file.fault(
            [...path, 'action', 'to'],
            `only some may enter ${String(to)}, but this shows to everybody: add "when": { "allowed": "${String(allowed)}" }`,
          ),
        ];
  });
}
