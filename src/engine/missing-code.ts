import { restart } from '../session/session.ts';
import { writeStored, readStored } from '../values/stored.ts';

const missing = new WeakSet<object>();

window.addEventListener('vite:preloadError', ({ payload }) => {
  missing.add(payload);
});

/** Whether an error is a failure to load code: after a new deployment, or without a connection. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && (missing.has(error) || isMissingCode(error.cause));
}

/** How long a page that is being left may still be there, ms: one that is there for longer was not left. */
const parting = 10_000;
let partedAt = -Infinity;
// Firefox breaks off what a page still loads as soon as it is being left; a reload would bring that page back.
window.addEventListener('beforeunload', () => {
  partedAt = performance.now();
});

let isDelayed = (): boolean => false;

/** Delays the reload for missing code while `isNeeded`: the page has state that a reload would lose. */
export function holdReload(isNeeded: () => boolean): void {
  isDelayed = isNeeded;
}

/** Reloads the page if code is missing, once per build to avoid a reload loop; not a page that is being left. */
export function reloadOnce(): void {
  const build = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? '';
  const reloaded = readStored('tab', 'reloadedFrom') ?? '';
  const isLeaving = performance.now() - partedAt < parting;
  if (reloaded.includes(build) || !navigator.onLine || isDelayed() || isLeaving) return;
  writeStored('tab', 'reloadedFrom', `${reloaded} ${build}`);
  // Without storage, a second reload could not be detected.
  if (!readStored('tab', 'reloadedFrom')?.includes(build)) return;
  restart();
}
