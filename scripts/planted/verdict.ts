import { type Finding, type Kind, kinds } from './kinds.ts';
import type { Patch } from './patches.ts';

/** What is wrong with the tests of a planted bug: nothing fast finds it, or not the stories, or they could not run. */
export function faultsOf({ isInStories }: Pick<Patch, 'isInStories'>, findings: ReadonlyMap<Kind, Finding>): string[] {
  const isFound = (kind: Kind): boolean => findings.get(kind)?.result === 'found';
  const fast = kinds.filter((kind) => kind !== 'stories' && findings.has(kind));
  const broken = [...findings].filter(([, { result }]) => result === 'could not run').map(([kind]) => kind);
  return [
    ...(fast.length > 0 && !fast.some(isFound) ? [`not found by ${fast.join(', ')}`] : []),
    ...(isInStories && findings.has('stories') && !isFound('stories') ? ['not found by the stories'] : []),
    ...(broken.length > 0 ? [`could not run: ${broken.join(', ')}`] : []),
  ];
}

/** A line of the table: a name and a cell for each kind of tests. */
export function line(name: string, cells: ReadonlyMap<Kind, string>): string {
  const columns = kinds.map((kind) => (cells.get(kind) ?? '').padEnd(18));
  return [name.padEnd(28), ...columns].join('').trimEnd();
}
