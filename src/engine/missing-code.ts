import { restart } from '../boot/handoff.ts';
import { keep, kept } from '../values/kept.ts';

const missing = new WeakSet<object>();
let hasMissed = false;

window.addEventListener('vite:preloadError', ({ payload }) => {
  missing.add(payload);
  hasMissed = true;
});

/** Whether code that this page asked for did not come, so that loading it anew is what helps. */
export function isCodeMissing(): boolean {
  return hasMissed;
}

/** Whether an error is that code did not come: a new version has replaced it, or the connection was lost. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && (missing.has(error) || isMissingCode(error.cause));
}

let isHeld = (): boolean => false;

/** Has the reload for missing code wait while `isNeeded`: something is open that the page alone knows of. */
export function holdReload(isNeeded: () => boolean): void {
  isHeld = isNeeded;
}

/** Loads the page anew where code is missing; once for each build, so that it never goes round in circles. */
export function reloadOnce(): void {
  const build = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? '';
  const reloaded = kept('tab', 'reloadedFrom') ?? '';
  if (reloaded.includes(build) || !navigator.onLine || isHeld()) return;
  keep('tab', 'reloadedFrom', `${reloaded} ${build}`);
  // Where nothing is kept, nobody could tell the second time from the first.
  if (!kept('tab', 'reloadedFrom')?.includes(build)) return;
  restart();
}
