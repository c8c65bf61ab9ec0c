import { useState } from 'react';

import { entryScope } from '../../engine/entry-scope.ts';
import type { ListModule } from '../../engine/screen-model.ts';
import type { Scope } from '../../engine/scope.ts';
import { decimalsIn, useSameDecimals } from '../../engine/together.tsx';
import { type Decimals, mostDecimals } from '../../i18n/format/together.ts';

/** How many decimals the figures of these rows have, by what compares: rows stand under one another. */
export function decimalsOfRows(list: ListModule, scope: Scope, entries: readonly unknown[]): Decimals {
  return decimalsIn(
    list.row,
    entries.map((entry, index) => entryScope(scope, entry, index)),
  );
}

const known = new WeakMap<readonly unknown[], Decimals>();

/** The same of a list's pages, given by their entries. They grow alone, so that rows stay as they are when pages come and go. */
export function useDecimalsOfPages(list: ListModule, scope: Scope, pages: readonly (readonly unknown[])[]): Decimals {
  const [most, setMost] = useState<Decimals>({});
  const found = pages.map((entries) => {
    const decimals = known.get(entries) ?? decimalsOfRows(list, scope, entries);
    known.set(entries, decimals);
    return decimals;
  });
  const next = useSameDecimals(mostDecimals([most, ...found]));
  if (next !== most) setMost(next);
  return next;
}
