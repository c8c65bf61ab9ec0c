import { useEffect, useMemo, useState } from 'react';

import { type Scope, valueOf } from './scope.ts';

/** The longest time that a timer takes, ms. */
const longest = 2 ** 31 - 1;

/** Renders again when the next date comes that a condition anywhere in `given` compares with (`before`). */
export function useRenderAtNextDate(given: unknown, scope: Scope): void {
  const [passed, setPassed] = useState(0);
  const compared = useMemo(() => comparedIn(given), [given]);
  const dates = compared.map((one) => String(valueOf(one, scope))).join(' ');
  useEffect(() => {
    const now = Math.max(Date.now(), passed);
    const waits = dates.split(' ').map((date) => Date.parse(date) - now);
    const next = Math.min(...waits.filter((wait) => wait > 0), Infinity);
    if (next === Infinity) return;
    const timer = setTimeout(() => setPassed(Date.now()), Math.min(next, longest));
    return () => clearTimeout(timer);
  }, [dates, passed]);
}

/** What `before` of the conditions in `given` refers to; components and other code are passed over. */
function comparedIn(given: unknown): unknown[] {
  if (typeof given !== 'object' || given === null || '$$typeof' in given) return [];
  return Object.entries(given).flatMap(([key, held]) =>
    key === 'before' && typeof held !== 'object' ? [held] : comparedIn(held),
  );
}
