import { expect, test } from '../support/fixtures.ts';
import { said } from '../support/texts.ts';
import { handle, open } from '../support/welcome-handle.ts';

test.use({ like: 'locked' });

// api.spec.ts checks that the other screens store nothing.
test('DATA-11 local storage has only the language, the flag that the welcome screen was shown, and the code of a friend', async ({
  page,
}) => {
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
  await page.goto('/?ref=FRIEND12');
  await expect(page).toHaveURL(/\/home(\?|$)/);
  expect((await keys()).toSorted()).toEqual(['isWelcomeShown', 'lang', 'refCodeFromFriend']);
});

for (const isOpen of [true, false])
  test(`a browser whose storage, cookies and channels throw when they are ${isOpen ? 'used' : 'opened'} signs in, keeps no token in the address, and signs out`, async ({
    browser,
    sandbox,
  }) => {
    const context = await browser.newContext();
    await context.addInitScript((throwsInside) => {
      const denied = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const method of ['getItem', 'setItem', 'removeItem']) Object.assign(Storage.prototype, { [method]: denied });
      Object.defineProperty(document, 'cookie', { get: denied, set: denied });
      Object.assign(window, { BroadcastChannel: denied });
      if (throwsInside) return;
      for (const name of ['localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, { get: denied });
      Object.defineProperty(navigator, 'locks', { get: denied });
    }, isOpen);
    const page = await context.newPage();
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    await page.goto(`/wallet?startapp=${sandbox.user.launchParameter}`);
    await expect(page.getByRole('main')).toContainText(/\d\.\d{8}/);
    expect(page.url()).not.toContain('startapp');
    await page.getByRole('button', { name: 'I understand' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: said('nav.home') }).click();
    await page.getByRole('link', { name: said('wallet.profile') }).click();
    await expect(page.getByRole('main')).toContainText(sandbox.user.name);
    const anew = page.waitForEvent('load');
    await page.getByRole('button', { name: said('account.signOut') }).click();
    await anew;
    await expect(page.getByRole('alert')).toContainText(said('auth.signedOut'));
    await expect(page.locator('body')).not.toContainText(sandbox.user.name);
    await page.goto(`/home/account#startapp=${sandbox.user.launchParameter}`);
    await expect(page.getByRole('main')).toContainText(sandbox.user.name);
    expect(broken).toEqual([]);
    await context.close();
  });
