import type { Frame, Page } from '@playwright/test';

/** Matches the parts of a screen that are still loading. */
export const unsettled = 'main [data-ready="false"], main [aria-busy="true"], main [data-growing]';

/** A function that runs in the page, or its source. */
export type Reader<T> = (() => T | Promise<T>) | (string & { readonly found?: T });

/**
 * Navigates from screen to screen without reloading the page, waits on each until its data is loaded, and returns the
 * results of `read`, which runs in the page. All in one call, so that many screens are fast.
 * @throws when a screen is not loaded after 20 s
 */
export async function visit<T>(
  app: Page | Frame,
  paths: readonly string[],
  read: Reader<T>,
): Promise<{ path: string; found: T }[]> {
  const reader = await app.evaluateHandle<() => T | Promise<T>>(`(${String(read)})`);
  const go = await app.evaluateHandle<typeof goTo>(`(${String(goTo)})`);
  const found = await app.evaluate(
    async ({ targets, reader: readNow, go: goNow, busy }) => {
      const results: T[] = [];
      for (const to of targets) {
        await goNow(to, busy);
        results.push(await readNow());
      }
      return results;
    },
    { targets: [...paths], reader, go, busy: unsettled },
  );
  // A handle keeps what it refers to.
  await Promise.all([reader.dispose(), go.dispose()]);
  return found.flatMap((one, index) => ({ path: paths[index] ?? '', found: one }));
}

/**
 * Navigates to a screen without loading the page again, and waits until nothing on it matches `busy`; runs in the page.
 * @throws when it is not loaded after 20 s
 */
export async function goTo(to: string, busy: string): Promise<void> {
  const limit = 20_000;
  const isOther = new URL(to, location.origin).pathname !== location.pathname;
  if (isOther) document.querySelector('h1')?.setAttribute('data-left', '');
  history.pushState({}, '', to);
  const end = performance.now() + limit;
  for (let calm = 0; calm < 3;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isThere = document.querySelector('h1:not([data-left])') !== null && document.querySelector(busy) === null;
    calm = isThere ? calm + 1 : 0;
    if (performance.now() > end) throw new Error(`${to} did not load within ${limit} ms`);
  }
}

/** The address of the first entry of a list, empty if there is none; runs in the page. */
export function firstEntry(): string {
  return document.querySelector('main li a[href*="/info?"]')?.getAttribute('href') ?? '';
}

/** The address of the first entry of each list among the screens, by the path of the screen that shows it. */
export async function entryPaths(app: Page | Frame, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const lists = paths.filter((path) => paths.includes(`${path}/info`));
  const visits = await visit(app, lists, firstEntry);
  return new Map(visits.flatMap(({ path, found }) => (found === '' ? [] : [[`${path}/info`, found]])));
}
