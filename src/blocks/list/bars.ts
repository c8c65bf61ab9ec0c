import type { ListModule } from '../../engine/screen-model.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';

/** The bar of a row as a number; for drawing only, so a float will do. */
export function barOf(list: ListModule, scope: Scope): number | undefined {
  if (list.row.bar === undefined) return undefined;
  const length = Number(valueOf(list.row.bar, scope));
  return Number.isFinite(length) ? length : undefined;
}

/** The longest bar of these rows; undefined where rows have none. */
export function longestBar(list: ListModule, scope: Scope, entries: readonly unknown[]): number | undefined {
  if (list.row.bar === undefined) return undefined;
  const lengths = entries.map((row) => barOf(list, { ...scope, roots: { ...scope.roots, row } }) ?? 0);
  return lengths.reduce((longest, length) => Math.max(longest, length), 0);
}
