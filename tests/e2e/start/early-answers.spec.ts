import { expect, test } from '../support/fixtures.ts';
import { said } from '../support/texts.ts';

for (const [name, wait, requests] of [
  ['at once it is used', 0, 1],
  ['later it is old, and is requested again', 30_000, 2],
] as const)
  test(`what the page has requested before its code came, and the address no longer needs: ${name}`, async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    const code = Promise.withResolvers<undefined>();
    await page.route('**/assets/app-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto('/wallet', { waitUntil: 'commit' });
    await expect.poll(async () => (await sandbox.requests('balances')).length).toBe(1);
    await page.evaluate(() => history.replaceState(null, '', '/home/account/faq'));
    code.resolve(undefined);
    await expect(page.getByRole('heading', { name: said('faq.title') })).toBeVisible();
    await page.clock.fastForward(wait);
    await page
      .getByRole('link', { name: said('nav.wallet'), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/\/wallet\?/);
    await expect(page.getByText(/XAUT/).first()).toBeVisible();
    await expect.poll(async () => (await sandbox.requests('balances')).length).toBe(requests);
  });
