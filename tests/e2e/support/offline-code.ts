import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { distDir } from '../../../scripts/build.ts';

/** The addresses of the code and styles of each screen. */
export const codeOfScreens: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<string[]>(JSON.parse(readFileSync(join(distDir, 'route-chunks.json'), 'utf8'))).map(
    ([path, files]) => [path, files.map((file) => `/${file}`)],
  ),
);

/** What a screen of limits needs and the wallet does not. */
export const codeOfLimits = (codeOfScreens.get('/wallet/send/limits') ?? []).filter(
  (file) => !codeOfScreens.get('/wallet')?.includes(file),
);

/** The addresses of all code and styles that an offline start may need. */
export const codeOfAll: readonly string[] = [
  ...readFileSync(join(distDir, 'service-worker.js'), 'utf8').matchAll(/\/assets\/[\w-]+\.(?:js|css)/g),
].map(String);

/** Which of these files no cache of the device has. */
export function notCached(page: Page, files: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (all) => {
    const found = await Promise.all(all.map((file) => caches.match(file, { ignoreVary: true })));
    return all.filter((_, index) => !found[index]);
  }, files);
}
