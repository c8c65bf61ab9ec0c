import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/build.ts';
import { expect } from './fixtures.ts';

/** A screen of config/screens: its address and the key of its title. */
export interface Route {
  readonly path: string;
  readonly title: string;
}

/** What is read of a screen's file; where a parameter is a crumb, its value heads the screen. */
interface ScreenFile {
  readonly title?: string;
  readonly crumb?: { readonly parameter: string; readonly labels: Readonly<Record<string, string>> };
  readonly search?: Readonly<Record<string, { readonly default: string }>>;
}

const folder = join(root, 'config/screens');

/** Every screen of the app in the order of its address; addresses that only lead to another one are left out. */
export const routes: readonly Route[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .flatMap((file): Route[] => {
    const { title, crumb, search }: ScreenFile = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.json$|\.json$/, '')}`;
    const shown = crumb && crumb.labels[search?.[crumb.parameter]?.default ?? ''];
    return title === undefined ? [] : [{ path, title: shown ?? title }];
  });

/** What of a screen is still on its way. */
const unsettled = 'main [data-ready="false"], main [aria-busy="true"]';

/** The screen is there, and nothing on it is still loading. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator(unsettled)).toHaveCount(0);
}

/** What two readers find, as one reader; both run in the page. */
export function both<One, Two>(one: () => One, two: () => Two): string & { readonly found?: { one: One; two: Two } } {
  return `() => ({ one: (${String(one)})(), two: (${String(two)})() })`;
}

/**
 * Goes from screen to screen without loading the page again, waits on each until its data is there, and answers what
 * `read`, which runs in the page, finds there; all in one call, so that many screens take little time.
 */
export async function visit<T>(
  page: Page,
  paths: readonly string[],
  read: (() => T) | (string & { readonly found?: T }),
): Promise<{ path: string; found: T }[]> {
  const reader = await page.evaluateHandle<() => T>(`(${String(read)})`);
  const found = await page.evaluate(
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
        results.push(readNow());
      }
      return results;
    },
    { targets: [...paths], reader, busy: unsettled, limit: 20_000 },
  );
  return found.flatMap((one, index) => ({ path: paths[index] ?? '', found: one }));
}

/** The addresses of entries: the first one that each list among the screens leads to. */
export async function entryPaths(page: Page): Promise<readonly string[]> {
  const paths = routes.map(({ path }) => path);
  const lists = paths.filter((path) => paths.includes(`${path}/info`));
  const visits = await visit(
    page,
    lists,
    () => document.querySelector('main li a[href*="/info?"]')?.getAttribute('href') ?? '',
  );
  return visits.flatMap(({ found }) => (found === '' ? [] : [found]));
}

/** Errors and warnings that the page writes or throws from now on. */
export function consoleErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  const keep = (text: string): void => void errors.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    const isOfTests = message.text().includes('Service Worker registration blocked');
    if (['error', 'warning'].includes(message.type()) && !isOfTests) keep(message.text());
  });
  page.on('pageerror', (error) => keep(error.message));
  return errors;
}

/** Goes to a screen without loading the page again, and waits until its data is there. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await visit(page, [path], () => undefined);
}
