import { entryScope } from '../../engine/entry-scope.ts';
import type { ListModule } from '../../engine/screen-model.ts';
import type { Scope } from '../../engine/scope.ts';
import { decimalsIn } from '../../engine/together.tsx';
import type { Decimals } from '../../i18n/format/together.ts';

/** How many decimals the figures of these rows have, by what compares: rows stand under one another. */
export function decimalsOfRows(list: ListModule, scope: Scope, entries: readonly unknown[]): Decimals {
  return decimalsIn(
    list.row,
    entries.map((entry, index) => entryScope(scope, entry, index)),
  );
}
