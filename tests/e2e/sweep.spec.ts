import { addAxe, seriousFaults } from './axe.ts';
import { misfits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { consoleErrors, entryPaths, expectSettled, routes } from './routes.ts';

test.describe.configure({ timeout: 300_000 });
// A trace of so many screens costs more than the tests; what fails says which screen and why.
test.use({
  trace: 'off',
  locale: 'de',
  colorScheme: 'dark',
  viewport: { width: 1280, height: 800 },
  isMobile: false,
});

// On a narrow window, and in every language, is what languages.spec.ts sees.
test('every screen, opened by its address in a wide and dark window, fits, writes no error and has no serious fault', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  await page.goto('/home');
  await expectSettled(page);
  const faults: string[] = [];
  for (const path of [...routes.map((route) => route.path), ...(await entryPaths(page))]) {
    await page.goto(path);
    await expectSettled(page);
    await addAxe(page);
    const found = [...(await page.evaluate(misfits)), ...(await page.evaluate(seriousFaults))];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});
