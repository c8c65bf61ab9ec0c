import { expect, test } from '@playwright/test';
import { distDir } from '../../scripts/build.ts';
import { readBudgets } from '../../scripts/first-load/budgets.ts';
import { overruns, table, weigh } from '../../scripts/first-load/figures.ts';
import { readySelector } from '../../scripts/first-load/ready.ts';

for (const [route, budget] of Object.entries(readBudgets())) {
  test(`the first load of ${route} keeps to its budget, by what the browser loaded`, async ({ page }) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      const isCode = ['script', 'stylesheet'].includes(request.resourceType());
      if (isCode) files.add(new URL(request.url()).pathname.slice(1));
    });
    await page.goto(route);
    await page.locator(readySelector).waitFor();
    const figures = await weigh(distDir, [...files]);
    expect(overruns(distDir, budget, figures), table(route, budget, figures)).toEqual([]);
  });
}
