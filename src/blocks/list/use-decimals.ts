import { useState } from 'react';

import type { ListModule } from 'engine/runtime/screen-model.ts';
import type { Scope } from 'engine/runtime/scope.ts';
import { useSameDecimals } from '../../engine/same-decimals.tsx';
import type { Decimals } from '../../i18n/format/same-decimals.ts';
import { decimalsOfRows } from './decimals.ts';

const known = new WeakMap<readonly unknown[], Decimals>();

/** The decimals of a list's loaded pages, by their entries. They never decrease, so that rows keep theirs when pages come and go. */
export function useDecimalsOfPages(list: ListModule, scope: Scope, pages: readonly (readonly unknown[])[]): Decimals {
  const [most, setMost] = useState<Decimals>({});
  const found = pages.map((entries) => {
    const decimals = known.get(entries) ?? decimalsOfRows(list, scope, entries);
    known.set(entries, decimals);
    return decimals;
  });
  const next = useSameDecimals(maxDecimals([most, ...found]));
  if (next !== most) setMost(next);
  return next;
}

/** The maximum of each kind. */
function maxDecimals(all: readonly Decimals[]): Decimals {
  const most: Record<string, number> = {};
  for (const [kind, count] of all.flatMap((one) => Object.entries(one))) most[kind] = Math.max(count, most[kind] ?? 0);
  return most;
}
