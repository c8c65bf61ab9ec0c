import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { consoleErrors, entryPaths, expectSettled, routes, visit } from './routes.ts';

/** Tests that go through all screens take their time, ms. */
const long = 300_000;
const paths = routes.map(({ path }) => path);

test.describe.configure({ timeout: long });
// A trace of so many screens costs more than the tests; what fails says which screen and why.
test.use({ trace: 'off' });

test('every screen, opened by its address, writes no error to the console', async ({ page }) => {
  const errors = consoleErrors(page);
  for (const path of paths) {
    await page.goto(path);
    await expectSettled(page);
  }
  expect(errors).toEqual([]);
});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const locale of ['en', 'ar']) {
    test.describe(`${colorScheme}, ${locale}`, () => {
      test.use({ colorScheme, locale });
      test(`no screen has a serious fault in ${colorScheme}, ${locale}`, async ({ page }) => {
        await page.goto('/home');
        await expectSettled(page);
        const faults: string[] = [];
        for (const path of [...paths, ...(await entryPaths(page))]) {
          await visit(page, [path], () => undefined);
          faults.push(...(await seriousFaults(page)).map((fault) => `${path}: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    });
  }
}

/** What axe calls serious or critical, with the elements. */
async function seriousFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary ?? ''}`),
  );
}
