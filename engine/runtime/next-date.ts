import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';

import { type Scope, valueOf } from './scope.ts';

/** The maximum delay of a timer, ms. */
const longest = 2 ** 31 - 1;

/** Rerenders at the next date, in server time, that a `before` condition in `given` compares with. */
export function useRenderAtNextDate(given: unknown, scope: Scope): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const { clock } = scope.product;
  const offset = useSyncExternalStore(clock.subscribe, clock.read);
  const compared = useMemo(() => comparedIn(given), [given]);
  const dates = compared.map((one) => String(valueOf(one, scope))).join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      const now = Date.now() + offset;
      const waits = dates.split(' ').map((date) => Date.parse(date) - now);
      const next = Math.min(...waits.filter((one) => one > 0), Infinity);
      if (next === Infinity) return;
      timer = setTimeout(
        () => {
          render();
          wait();
        },
        Math.min(next, longest),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [dates, offset]);
}

/** Returns the `before` references of the conditions in `given`; skips components and other code. */
function comparedIn(given: unknown): unknown[] {
  if (typeof given !== 'object' || given === null || '$$typeof' in given) return [];
  return Object.entries(given).flatMap(([key, held]) =>
    key === 'before' && typeof held !== 'object' ? [held] : comparedIn(held),
  );
}
