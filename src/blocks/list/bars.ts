import type { ListModule } from 'engine/runtime/screen-model.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';

/** Returns the bar of a row as a number; a float suffices for drawing. */
export function barShareOf(list: ListModule, scope: Scope): number | undefined {
  if (list.row.bar === undefined) return undefined;
  const length = Number(valueOf(list.row.bar, scope));
  return Number.isFinite(length) ? length : undefined;
}

/** Returns the longest bar of these rows; undefined if rows have none. */
export function longestBar(list: ListModule, scope: Scope, entries: readonly unknown[]): number | undefined {
  if (list.row.bar === undefined) return undefined;
  const lengths = entries.map((row) => barShareOf(list, { ...scope, roots: { ...scope.roots, row } }) ?? 0);
  return lengths.reduce((longest, length) => Math.max(longest, length), 0);
}
