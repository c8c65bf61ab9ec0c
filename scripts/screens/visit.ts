import type { Frame, Page } from '@playwright/test';

/** What of a screen is still on its way; its title is one of the last parts. */
export const unsettled =
  'html:not(:has(title)), main [data-ready="false"], main [aria-busy="true"], main [data-growing]';

/** A function that runs in the page, or its source. */
export type Reader<T> = (() => T | Promise<T>) | (string & { readonly found?: T });

/**
 * Goes from screen to screen without loading the page again, waits on each until its data is there, and answers what
 * `read`, which runs in the page, finds there; all in one call, so that many screens take little time.
 * @throws when a screen is not there after 20 s
 */
export async function visit<T>(
  app: Page | Frame,
  paths: readonly string[],
  read: Reader<T>,
): Promise<{ path: string; found: T }[]> {
  const reader = await app.evaluateHandle<() => T | Promise<T>>(`(${String(read)})`);
  const found = await app.evaluate(
    async ({ targets, reader: readNow, busy, limit }) => {
      const results: T[] = [];
      for (const to of targets) {
        const isOther = new URL(to, location.origin).pathname !== location.pathname;
        if (isOther) document.querySelector('h1')?.setAttribute('data-left', '');
        history.pushState({}, '', to);
        const end = performance.now() + limit;
        for (let calm = 0; calm < 3;) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const isThere =
            document.querySelector('h1:not([data-left])') !== null && document.querySelector(busy) === null;
          calm = isThere ? calm + 1 : 0;
          if (performance.now() > end) throw new Error(`${to} is not there after ${limit} ms`);
        }
        results.push(await readNow());
      }
      return results;
    },
    { targets: [...paths], reader, busy: unsettled, limit: 20_000 },
  );
  return found.flatMap((one, index) => ({ path: paths[index] ?? '', found: one }));
}

/** The address that the first entry of a list leads to, empty where there is none; runs in the page. */
export function firstEntry(): string {
  return document.querySelector('main li a[href*="/info?"]')?.getAttribute('href') ?? '';
}

/** The addresses of entries: the first one that each list among the screens leads to, by the screen that shows it. */
export async function entryPaths(app: Page | Frame, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const lists = paths.filter((path) => paths.includes(`${path}/info`));
  const visits = await visit(app, lists, firstEntry);
  return new Map(visits.flatMap(({ path, found }) => (found === '' ? [] : [[`${path}/info`, found]])));
}
