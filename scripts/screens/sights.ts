import type { Browser } from '@playwright/test';
import { type Sight, nameOfPath } from './looks.ts';
import { openWeb } from './stage.ts';
import { entryPaths } from './visit.ts';

/**
 * The screens of `paths` to look at. One that shows an entry by its `id` is there twice: bare, and for the first entry
 * that the list before it leads to. `all` are the paths of all screens.
 */
export async function screensOf(
  browser: Browser,
  baseURL: string,
  paths: readonly string[],
  all: readonly string[],
): Promise<readonly Sight[]> {
  const wanted = all.filter((path) => paths.includes(path) || paths.includes(`${path}/info`));
  const stage = await openWeb(browser, baseURL, { address: '/home', language: 'en' });
  const entries = await entryPaths(stage.app, wanted);
  await stage.close();
  return paths.flatMap((path): Sight[] => {
    const name = nameOfPath(path);
    const entry = entries.get(path);
    const bare: Sight = { name, address: path, kind: 'screen' };
    return entry === undefined ? [bare] : [bare, { name: `${name}-entry`, address: entry, kind: 'screen' }];
  });
}
