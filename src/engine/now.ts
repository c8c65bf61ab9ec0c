import { useEffect, useSyncExternalStore } from 'react';

import { serverOffset } from '../api/server-time.ts';

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

/** The device's time, ms, renewed each second by one timer for all who read it: for the age of what it has kept. */
export function useDeviceNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

/** The server's time, ms, renewed in the same way. */
export function useNow(): number {
  return useMoment((time) => time);
}

/** What `read` makes of the server's time, ms; draws anew only in the second in which that changes. */
export function useMoment<T extends string | number | boolean>(read: (now: number) => T): T {
  return useSyncExternalStore(subscribe, () => read(now + serverOffset.read()));
}

/** Calls `write` with the server's time, ms, each second from now on, without drawing anything anew. */
export function useEachSecond(write: (now: number) => void): void {
  useEffect(() => subscribe(() => write(now + serverOffset.read())), [write]);
}

/** Whether it is a moment from `from` to `until`, by the server's time; what is no date bounds nothing. */
export function useIsBetween(from: unknown, until: unknown): boolean {
  const [begin, end] = [from, until].map((date) => Date.parse(String(date)));
  return useMoment((time) => !(time < (begin ?? 0)) && !(time >= (end ?? 0)));
}
