import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { root } from '../../scripts/build.ts';
import { type Reader, entryPaths as entriesOf, firstEntry, unsettled, visit } from '../../scripts/screens/visit.ts';
import { expect } from './fixtures.ts';

export { visit };

/** A screen of config/screens: its address and the key of its title. */
export interface Route {
  readonly path: string;
  readonly title: string;
  /** Whether it asks the API for something: for its own data, or that of a list or form. */
  readonly isAsking: boolean;
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
    const content = readFileSync(join(folder, file), 'utf8');
    const { title, crumb, search }: ScreenFile = JSON.parse(content);
    const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.json$|\.json$/, '')}`;
    const shown = crumb && crumb.labels[search?.[crumb.parameter]?.default ?? ''];
    return title === undefined ? [] : [{ path, title: shown ?? title, isAsking: /"(data|list|form)":/.test(content) }];
  });

/** The screen is there, and nothing on it is still loading. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator(unsettled)).toHaveCount(0);
}

/** What two readers find, as one reader; both run in the page. */
export function both<One, Two>(
  one: Reader<One>,
  two: Reader<Two>,
): string & { readonly found?: { one: One; two: Two } } {
  return `async () => ({ one: await (${String(one)})(), two: await (${String(two)})() })`;
}

/** Visits every screen, then the entries that the lists among them lead to, and answers what `read` finds on each. */
export async function visitAll<T>(app: Page | Frame, read: Reader<T>): Promise<{ path: string; found: T }[]> {
  const paths = routes.map(({ path }) => path);
  const screens = await visit(app, paths, both(read, firstEntry));
  const entries = screens.flatMap(({ path, found: { two } }) =>
    paths.includes(`${path}/info`) && two !== '' ? [two] : [],
  );
  return [...screens.map(({ path, found: { one } }) => ({ path, found: one })), ...(await visit(app, entries, read))];
}

/** The addresses of entries: the first one that each list among the screens leads to. */
export async function entryPaths(page: Page | Frame): Promise<readonly string[]> {
  const paths = routes.map(({ path }) => path);
  return [...(await entriesOf(page, paths)).values()];
}

/**
 * What the page writes because of the tests: the service worker is off, the messenger's origin is https while the app's is
 * not, their browser gives the frame of another site no storage, and a busy machine comes late to what was preloaded.
 */
const ofTests = [
  /Service Worker registration blocked/,
  /^Mixed Content: .*http:\/\/mini\.localhost/,
  /SecurityError: Failed to execute '\w+' on 'CacheStorage'/,
  /was preloaded using link preload but not used within a few seconds/,
];

/** Errors and warnings that the page writes or throws from now on. */
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

/** Goes to a screen without loading the page again, and waits until its data is there. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await visit(page, [path], () => undefined);
}
