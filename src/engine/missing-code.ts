import { restart } from '../boot/handoff.ts';
import { writeStored, readStored } from '../values/stored.ts';

const missing = new WeakSet<object>();

window.addEventListener('vite:preloadError', ({ payload }) => {
  missing.add(payload);
});

/** Whether an error is a failure to load code: after a new deployment, or without a connection. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && (missing.has(error) || isMissingCode(error.cause));
}

let isHeld = (): boolean => false;

/** Delays the reload for missing code while `isNeeded`: the page has state that a reload would lose. */
export function holdReload(isNeeded: () => boolean): void {
  isHeld = isNeeded;
}

/** Reloads the page if code is missing, once per build to avoid a reload loop. */
export function reloadOnce(): void {
  const build = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? '';
  const reloaded = readStored('tab', 'reloadedFrom') ?? '';
  if (reloaded.includes(build) || !navigator.onLine || isHeld()) return;
  writeStored('tab', 'reloadedFrom', `${reloaded} ${build}`);
  // Without storage, a second reload could not be detected.
  if (!readStored('tab', 'reloadedFrom')?.includes(build)) return;
  restart();
}
