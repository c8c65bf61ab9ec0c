import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

import { faultEvents } from '../../boot/handoff.ts';
import { screenPath } from '../../domain/screen-path.ts';
import { runtime } from '../../runtime/runtime.ts';
import { screens } from '../../shell/screens.ts';
import { values } from '../../values/values.ts';
import { aboutOf, screenOf } from './about.ts';
import { type Entry, type FaultEntry, faultEntry, metricEntry, policyEntry } from './entries.ts';
import type { AppCode } from './frames.ts';
import { Outbox } from './outbox.ts';

/** The metrics that describe how the page began: they belong to the screen that it began with. */
const ofStart = new Set(['FCP', 'LCP', 'TTFB']);

/**
 * Tells the address `url` what goes wrong in this page and how fast it is. Nothing of the user is in it: see `entries.ts`.
 * Nothing that fails here reaches the app, and nothing of it is reported.
 */
export function startMonitoring(url: string): void {
  const appCode: AppCode = { origin: location.origin, has: loadedFiles() };
  const first = currentScreen();
  const outbox = new Outbox({
    about: () =>
      aboutOf({
        version: values.app.versionLabel,
        entry: document.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? '',
        runtime: runtime.kind,
        language: document.documentElement.lang,
        languages: values.languages.languages.map(({ code }) => code),
        userAgent: navigator.userAgent,
      }),
    send: (body) => post(url, body),
    isLeaving: () => document.visibilityState === 'hidden',
  });
  const add = quietly((entry: Entry | undefined) => {
    if (entry && !isOfThisChunk(entry)) outbox.add(entry);
  });

  const reported = new WeakSet<object>();
  const addFault = quietly((kind: FaultEntry['kind'], thrown: unknown, note?: unknown) => {
    // React logs what a screen logs again.
    if (typeof thrown === 'object' && thrown !== null) {
      if (reported.has(thrown)) return;
      reported.add(thrown);
    }
    add(faultEntry(kind, currentScreen(), thrown, appCode, note));
  });
  const take = quietly((event: Event) => {
    if (event instanceof ErrorEvent) addFault('error', event.error);
    else if (event instanceof PromiseRejectionEvent) addFault('rejection', event.reason);
    else if (event instanceof SecurityPolicyViolationEvent && !event.blockedURI.startsWith(new URL(url).origin))
      add(policyEntry(currentScreen(), event.effectiveDirective, event.blockedURI, appCode));
  });

  for (const event of window.karatFaults ?? []) take(event);
  for (const kind of faultEvents) addEventListener(kind, take);
  const log = console.error;
  console.error = (...args: unknown[]) => {
    log.apply(console, args);
    const thrown = args.find((one) => one instanceof Error);
    if (thrown) addFault('logged', thrown, args[0]);
  };

  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe((metric) => add(metricEntry(ofStart.has(metric.name) ? first : currentScreen(), metric)));
  // After the listeners of the library, which make the last metrics when the page is hidden.
  const leave = quietly(() => {
    if (document.visibilityState === 'hidden') outbox.flush();
  });
  addEventListener('visibilitychange', leave);
  addEventListener('pagehide', leave);
}

function currentScreen(): string {
  return screenOf(screenPath(location.pathname), screens.keys());
}

/** Whether an entry is about this chunk. */
function isOfThisChunk(entry: Entry): boolean {
  const file = /[\w-]+\.js/.exec(import.meta.url)?.[0];
  return 'stack' in entry && file !== undefined && (entry.stack[0]?.startsWith(`${file}:`) ?? false);
}

/** Sends a body without cookies, so that the collector cannot recognize a user; a page that goes does not stop it. */
async function post(url: string, body: string): Promise<void> {
  await fetch(url, {
    method: 'POST',
    // A content type without a preflight request: there is no time for one when a page closes.
    headers: { 'content-type': 'text/plain;charset=utf-8' },
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'error',
    keepalive: true,
  });
}

/** `run`, whose errors disappear. */
function quietly<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    try {
      run(...args);
    } catch {
      // Monitoring must not disturb the app, nor tell of itself.
    }
  };
}

/**
 * Returns a function that says whether the page has loaded a script of this name from its own /assets/. Only these names
 * are reported in a stack, because any text can look like the name of a file.
 */
function loadedFiles(): (file: string) => boolean {
  const names = new Set<string>();
  const keep = (entries: readonly PerformanceEntry[]): void => {
    for (const { name } of entries) {
      const { origin, pathname } = new URL(name, location.origin);
      const file = /^\/assets\/([\w-]+\.js)$/.exec(pathname)?.[1];
      if (origin === location.origin && file !== undefined) names.add(file);
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  keep(performance.getEntriesByType('resource'));
  return (file) => {
    // Those that the browser has not handed over yet.
    keep(observer.takeRecords());
    return names.has(file);
  };
}
