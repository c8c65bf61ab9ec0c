import type { Scope } from './scope.ts';

/** The scope of one entry of a list: the entry as `$row`, its place as `$index`, 0 for the first. */
export function entryScope(outer: Scope, row: unknown, index: number): Scope {
  return { ...outer, roots: { ...outer.roots, row, index } };
}
