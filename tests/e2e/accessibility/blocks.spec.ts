import { test as base, expect } from '@playwright/test';
import { readKinds } from '../../../compiler/read/kinds.ts';
import { root } from '../../../scripts/build.ts';
import { exampleBuild, examplesOf } from '../../../scripts/screens/examples.ts';
import { addAxe, seriousFaults } from '../support/axe.ts';
import { misfits } from '../support/layout-misfits.ts';
import { withoutWarning } from '../support/fixtures.ts';
import { both, consoleErrors, expectSettled, visit } from '../support/routes.ts';

const kinds = await readKinds(root);
const paths = examplesOf(kinds).map(({ address }) => address);
const build = exampleBuild(kinds);

const test = base.extend({
  page: async ({ page, context }, use) => {
    await withoutWarning(context);
    await use(page);
  },
});

// All tests share one build.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({
  trace: 'off',
  viewport: { width: 320, height: 800 },
  isMobile: false,
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeAll(() => build.serve());
test.afterAll(() => build.remove());

for (const [locale, colorScheme] of [
  ['en', 'light'],
  ['de', 'light'],
  ['ar', 'dark'],
] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });
    test(`the example of every block fits, writes no error and has no serious fault in ${locale}, ${colorScheme}`, async ({
      page,
    }) => {
      const errors = consoleErrors(page);
      await page.goto(`${build.url}/home`);
      await expectSettled(page);
      await addAxe(page);
      const faults = (await visit(page, paths, both(misfits, seriousFaults))).flatMap(({ path, found }) =>
        [...found.one, ...found.two].map((fault) => `${path}: ${fault}`),
      );
      expect(faults).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
}
