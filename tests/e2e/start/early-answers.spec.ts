import { expect, test } from '../support/fixtures.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

for (const [name, wait, requests] of [
  ['at once it is used', 0, 1],
  ['later it is old, and is requested again', 30_000, 2],
] as const)
  test(`what the page has requested before its code came, and a closed form does not need: ${name}`, async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    await serveValues(page, ({ networks: { networks } }) => {
      for (const network of Object.values(networks)) network.closed = { ...network.closed, send: true };
    });
    await page.goto('/wallet/send');
    await expect(page.getByText(said('closed.sendTitle'))).toBeVisible();
    await page.clock.fastForward(wait);
    await page
      .getByRole('link', { name: said('nav.wallet'), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/\/wallet\?/);
    await expect(page.getByText(/XAUT/).first()).toBeVisible();
    await expect.poll(async () => (await sandbox.requests('balances')).length).toBe(requests);
  });
