import { expect, test } from './fixtures.ts';

test.use({ like: 'locked' });

test('DATA-11 nothing but the language is kept in local storage after a tour', async ({ page }) => {
  for (const path of [
    '/home',
    '/wallet',
    '/wallet/get',
    '/wallet/get/history',
    '/wallet/send',
    '/wallet/send/history',
    '/wallet/send/limits',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  expect(await keys()).toEqual([]);
  await page.goto('/home/account/language');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/home(\?|$)/);
  expect(await keys()).toEqual(['lang']);
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('de');
});
