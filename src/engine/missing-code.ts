import { relaunch } from '../boot/handoff.ts';

const guard = 'reloadedFrom';
const prefix = 'carried.';
const missing = new WeakSet<object>();
const carriers = new Map<string, () => string>();
/** That of the tab; a frame may have none. */
const storage = tabStorage();
let hasMissed = false;

window.addEventListener('vite:preloadError', ({ payload }) => {
  missing.add(payload);
  hasMissed = true;
});
window.addEventListener('pagehide', () => {
  if (hasMissed) for (const [name, read] of carriers) storage?.setItem(prefix + name, read());
});

/** What the page before carried over, taken out of the session's storage at the start, so that it lives for one reload. */
const carried = new Map(
  Object.keys(storage ?? {})
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const text = storage?.getItem(key) ?? '';
      storage?.removeItem(key);
      return [key.slice(prefix.length), text];
    }),
);

/**
 * Carries a text over the reload that follows missing code, and no other: `read` gives it when the page goes. Answers what
 * the page before carried under this name.
 */
export function carryOver(name: string, read: () => string): string | undefined {
  carriers.set(name, read);
  return carried.get(name);
}

/** Whether an error is that code did not come: a new version has replaced it, or the connection was lost. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && (missing.has(error) || isMissingCode(error.cause));
}

/**
 * Loads the page anew where code is missing; once for each build, so that it never goes round in circles. In a messenger
 * the launch data, which left the address at the start, comes along.
 */
export function reloadOnce(): void {
  const build = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? '';
  const reloaded = storage?.getItem(guard)?.split(' ') ?? [];
  if (!storage || reloaded.includes(build) || !navigator.onLine) return;
  storage.setItem(guard, [...reloaded, build].join(' '));
  const { initData, messenger } = window.karatHandoff ?? {};
  if (initData === undefined) location.reload();
  else relaunch({ parameter: undefined, initData, messenger });
}

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
