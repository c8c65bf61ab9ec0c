import type { Browser } from '@playwright/test';
import { type Sight, nameOfPath, usualUser } from './looks.ts';
import { openWeb } from './stage.ts';
import { entryPaths } from './visit.ts';

/** The user without any data, and the screens that look different for this user. */
const newcomer = 'new';
const emptyStates: ReadonlySet<string> = new Set([
  '/home',
  '/marketing',
  '/marketing/send',
  '/wallet',
  '/wallet/sell',
  '/wallet/sell/history',
  '/wallet/start',
]);

/**
 * The sights for the screens of `paths`. A screen that shows an entry by its `id` has two: without an id, and with the
 * first entry of its list. So has a screen that looks different without data. `all` are the paths of all screens.
 */
export async function screensOf(
  browser: Browser,
  baseURL: string,
  paths: readonly string[],
  all: readonly string[],
): Promise<readonly Sight[]> {
  const chosen = all.filter((path) => paths.includes(path) || paths.includes(`${path}/info`));
  const stage = await openWeb(browser, baseURL, { address: '/home', language: 'en', user: usualUser });
  // On a wide screen an entry opens beside its list, without an address of its own.
  await stage.page.setViewportSize({ width: 390, height: 844 });
  const entries = await entryPaths(stage.app, chosen);
  await stage.close();
  return paths.flatMap((path): Sight[] => {
    const name = nameOfPath(path);
    const entry = entries.get(path);
    const bare: Sight = { name, address: path, kind: 'screen', user: usualUser };
    if (entry !== undefined) return [bare, { ...bare, name: `${name}-entry`, address: entry }];
    return emptyStates.has(path) ? [bare, { ...bare, name: `${name}-empty`, user: newcomer }] : [bare];
  });
}
