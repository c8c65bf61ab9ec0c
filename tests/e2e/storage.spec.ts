import { expect, test } from './fixtures.ts';
import { expectSettled, routes, visit } from './routes.ts';
import { handle, open } from './welcome-handle.ts';

test.use({ like: 'locked' });

test('DATA-11 nothing but the language and that the welcome was shown is kept in local storage after a tour', async ({
  page,
}) => {
  test.slow();
  await page.goto('/home');
  await expectSettled(page);
  // The welcome screen comes last: it keeps that it was shown (E-15).
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
  await page.evaluate(() => localStorage.setItem('lang', 'en'));
  await open(page);
  await handle(page).press('Enter');
  await expect(page).toHaveURL(/\/home(\?|$)/);
  expect((await keys()).toSorted()).toEqual(['isWelcomeShown', 'lang']);
});
