import { entryScope } from 'engine/runtime/scope.ts';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import type { Scope } from 'engine/runtime/scope.ts';
import { decimalsIn } from '../../engine/same-decimals.tsx';
import type { Decimals } from '../../i18n/format/same-decimals.ts';

/** Returns the decimals of the figures of these rows, by comparable figures: rows are aligned in columns. */
export function decimalsOfRows(list: ListModule, scope: Scope, entries: readonly unknown[]): Decimals {
  return decimalsIn(
    list.row,
    entries.map((entry, index) => entryScope(scope, entry, index)),
  );
}
