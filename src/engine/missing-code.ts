const guard = 'reloadedFrom';
const prefix = 'carried.';
const missing = new WeakSet<object>();
const carriers = new Map<string, () => string>();
let hasMissed = false;

window.addEventListener('vite:preloadError', ({ payload }) => {
  missing.add(payload);
  hasMissed = true;
});
window.addEventListener('pagehide', () => {
  if (hasMissed) for (const [name, read] of carriers) sessionStorage.setItem(prefix + name, read());
});

/** What the page before carried over, taken out of the session's storage at the start, so that it lives for one reload. */
const carried = new Map(
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const text = sessionStorage.getItem(key) ?? '';
      sessionStorage.removeItem(key);
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

/** Loads the page anew where code is missing; once for each build, so that it never goes round in circles. */
export function reloadOnce(): void {
  const build = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? '';
  const reloaded = sessionStorage.getItem(guard)?.split(' ') ?? [];
  if (reloaded.includes(build) || !navigator.onLine) return;
  sessionStorage.setItem(guard, [...reloaded, build].join(' '));
  location.reload();
}
