import type { Scope } from './scope.ts';

/** Returns the scope of a list entry: the entry as `$row`, its zero-based index as `$index`. */
export function entryScope(outer: Scope, row: unknown, index: number): Scope {
  return { ...outer, roots: { ...outer.roots, row, index } };
}
