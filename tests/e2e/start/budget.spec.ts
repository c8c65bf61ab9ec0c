import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Request, test } from '@playwright/test';
import { distDir } from '../../../scripts/build.ts';
import { readBudgets } from '../../../scripts/first-load/budgets.ts';
import { overruns, table, weigh } from '../../../scripts/first-load/figures.ts';
import { readySelector } from '../../../scripts/first-load/ready.ts';

/** Runs in the page before its own scripts: marks the time when the selector first matches. */
function markReady(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    performance.mark('ready');
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-ready'] });
}

const isOfData = (request: Request): boolean => /\/v1\/(?!auth$)/.test(request.url());

for (const [route, budget] of Object.entries(readBudgets().routes)) {
  test(`the files that the browser loads first for ${route} are within the budget`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) requests.push(request);
    });
    await page.addInitScript(markReady, readySelector);
    // The first data arrives before the app's code: if it came later, what shows that it arrives would be loaded, too.
    const requested = new Set<string>();
    const answered = new Set<string>();
    page.on('request', (request) => isOfData(request) && requested.add(request.url()));
    page.on('response', (response) => answered.add(response.url()));
    await page.route(/\/assets\/app-/, async (code) => {
      await expect.poll(() => requested.size > 0 && requested.isSubsetOf(answered)).toBe(true);
      await code.continue();
    });
    await page.goto(route);
    await page.locator(readySelector).waitFor();
    const ready = await page.evaluate(
      () => performance.timeOrigin + (performance.getEntriesByName('ready')[0]?.startTime ?? 0),
    );
    // Requests after the screen is ready, such as for the code of the next screens, are not part of the first load.
    const first = [...requests];
    await Promise.all(first.map((request) => request.response()));
    const files = new Set(
      first
        .filter((request) => request.timing().startTime <= ready)
        .map((request) => new URL(request.url()).pathname.slice(1)),
    );
    const figures = await weigh(distDir, [...files]);
    expect(overruns(distDir, budget, figures), table(route, budget, figures)).toEqual([]);
    expect(files.size).toBeGreaterThan(5);
    const [largest] = figures.files;
    const code = readFileSync(join(distDir, largest?.file ?? ''), 'utf8');
    expect(code, 'the hint to compile it while it comes').toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });
}
