import { expect, test } from './fixtures.ts';
import { expectSettled, routes, visit } from './routes.ts';

test.use({ like: 'locked' });

test('DATA-11 nothing but the language is kept in local storage after a tour', async ({ page }) => {
  test.slow();
  await page.goto('/home');
  await expectSettled(page);
  // The welcome screen is left out: it keeps that it was shown (E-15).
  const tour = routes.map(({ path }) => path).filter((path) => path !== '/');
  await visit(page, tour, () => undefined);
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  expect(await keys()).toEqual([]);
  await page.goto('/home/account/language');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/home(\?|$)/);
  expect(await keys()).toEqual(['lang']);
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('de');
});
