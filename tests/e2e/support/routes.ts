import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { root } from '../../../scripts/build.ts';
import { type Reader, entryPaths as entriesOf, firstEntry, unsettled, visit } from '../../../scripts/screens/visit.ts';
import { expect } from './fixtures.ts';

export { visit };

/** A screen of config/screens: its address and the key of its title. */
export interface Route {
  readonly path: string;
  readonly title: string;
  /** Whether it requests data from the API, for itself or for a list or form. */
  readonly isAsking: boolean;
}

/** The part of a screen's file that is used; if a parameter is a `crumb`, its value is the heading. */
interface ScreenFile {
  readonly title?: string;
  readonly crumb?: { readonly parameter: string; readonly labels: Readonly<Record<string, string>> };
  readonly search?: Readonly<Record<string, { readonly default: string }>>;
}

const folder = join(root, 'config/screens');

/** Every screen of the app, sorted by address, without redirects. */
export const routes: readonly Route[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .flatMap((file): Route[] => {
    const content = readFileSync(join(folder, file), 'utf8');
    const { title, crumb, search }: ScreenFile = JSON.parse(content);
    const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.json$|\.json$/, '')}`;
    const shown = crumb && crumb.labels[search?.[crumb.parameter]?.default ?? ''];
    return title === undefined ? [] : [{ path, title: shown ?? title, isAsking: /"(data|list|form)":/.test(content) }];
  });

/** Expects that the screen shows and nothing on it is still loading. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator(unsettled)).toHaveCount(0);
}

/** Combines two readers into one; both run in the page. */
export function both<One, Two>(
  one: Reader<One>,
  two: Reader<Two>,
): string & { readonly found?: { one: One; two: Two } } {
  return `async () => ({ one: await (${String(one)})(), two: await (${String(two)})() })`;
}

/** Visits every screen, then the first entry of each list, and returns the result of `read` for each. */
export async function visitAll<T>(app: Page | Frame, read: Reader<T>): Promise<{ path: string; found: T }[]> {
  const paths = routes.map(({ path }) => path);
  const screens = await visit(app, paths, both(read, firstEntry));
  const entries = screens.flatMap(({ path, found: { two } }) =>
    paths.includes(`${path}/info`) && two !== '' ? [two] : [],
  );
  return [...screens.map(({ path, found: { one } }) => ({ path, found: one })), ...(await visit(app, entries, read))];
}

/** The address of the first entry of each list among the screens. */
export async function entryPaths(page: Page | Frame): Promise<readonly string[]> {
  const paths = routes.map(({ path }) => path);
  return [...(await entriesOf(page, paths)).values()];
}

/**
 * Console messages caused by the tests: service workers are blocked, the messenger's origin is https, the app's is not,
 * the test browser gives cross-site frames no storage, and on a busy machine preloaded files are used late.
 */
const ofTests = [
  /Service Worker registration blocked/,
  /^Mixed Content: .*http:\/\/mini\.localhost/,
  /SecurityError: Failed to execute '\w+' on 'CacheStorage'/,
  /was preloaded using link preload but not used within a few seconds/,
];

/** The errors and warnings that the page logs or throws from now on. */
export function consoleErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  const keep = (text: string): void => void errors.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    if (ofTests.some((known) => known.test(message.text()))) return;
    if (['error', 'warning'].includes(message.type())) keep(message.text());
  });
  page.on('pageerror', (error) => keep(error.message));
  return errors;
}

/** Navigates to a screen without loading the page again, and waits until its data is loaded. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await visit(page, [path], () => undefined);
}
