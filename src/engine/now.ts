import { useEffect, useSyncExternalStore } from 'react';

const second = 1000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const one of listeners) one();
  }, second);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time, ms, renewed each second by one timer for all who read it. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

/** What `read` makes of the time, ms; draws anew only in the second in which that changes. */
export function useMoment<T extends string | number | boolean>(read: (now: number) => T): T {
  return useSyncExternalStore(subscribe, () => read(now));
}

/** Calls `write` with the time, ms, each second from now on, without drawing anything anew. */
export function useEachSecond(write: (now: number) => void): void {
  useEffect(() => subscribe(() => write(now)), [write]);
}
