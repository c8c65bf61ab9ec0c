import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';

import { type Scope, valueOf } from './scope.ts';

/** The maximum delay of a timer, ms. */
const longest = 2 ** 31 - 1;

/** Rerenders at the next date, in server time, that a `before` condition in `value` compares with. */
export function useRenderAtNextDate(value: unknown, scope: Scope): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const { clock } = scope.product;
  const offset = useSyncExternalStore(clock.subscribe, clock.read);
  const compared = useMemo(() => comparedIn(value), [value]);
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

/** Returns the `before` references of the conditions in `value`; skips components and other code. */
function comparedIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'before' && typeof child !== 'object' ? [child] : comparedIn(child),
  );
}
