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

/** The device time, ms, updated each second by one shared timer: for the age of stored data. */
export function useDeviceNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

/** The server time, ms, updated in the same way. */
export function useNow(): number {
  return useMoment((time) => time);
}

/** Returns `read` of the server time, ms; rerenders only when the result changes. */
export function useMoment<T extends string | number | boolean>(read: (now: number) => T): T {
  return useSyncExternalStore(subscribe, () => read(now + serverOffset.read()));
}

/** Calls `write` with the server time, ms, each second, without a rerender. */
export function useEachSecond(write: (now: number) => void): void {
  useEffect(() => subscribe(() => write(now + serverOffset.read())), [write]);
}

/** Whether the server time is between `from` and `until`; an invalid date sets no limit. */
export function useIsBetween(from: unknown, until: unknown): boolean {
  const [begin, end] = [from, until].map((date) => Date.parse(String(date)));
  return useMoment((time) => !(time < (begin ?? 0)) && !(time >= (end ?? 0)));
}
