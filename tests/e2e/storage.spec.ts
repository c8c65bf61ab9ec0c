import { expect, test } from './fixtures.ts';
import { handle, open } from './welcome-handle.ts';

test.use({ like: 'locked' });

// api.spec.ts checks that the other screens store nothing.
test('DATA-11 local storage has only the language and the flag that the welcome screen was shown', async ({ page }) => {
  const keys = () => page.evaluate(() => Object.keys(localStorage));
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
