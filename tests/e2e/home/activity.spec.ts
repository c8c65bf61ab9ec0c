import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('“It said sent: where is it?” is answered in two taps from /home, without scrolling: what is under way stands first', async ({
  page,
}) => {
  await page.goto('/home');
  await page
    .getByRole('banner')
    .getByRole('link', { name: said('activity.title') })
    .click();
  await expect(page).toHaveURL(/\/wallet\/activity$/);
  await expectSettled(page);
  const row = page
    .getByRole('list', { name: said('activity.title') })
    .getByRole('listitem')
    .filter({ hasText: said('send.entry') })
    .first();
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(row).toContainText(new RegExp(`${said('status.pending')}|min left`));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/wallet\/send\/history\/info/);
  const receipt = page.getByRole('main');
  await expect(receipt.getByText(said('receipt.accepted')).first()).toBeInViewport();
  await expect(receipt.getByText(said('fact.address'), { exact: true })).toBeVisible();
});

test('on a phone the latest movements of /home stand before the levels and what else there is', async ({ page }) => {
  await page.goto('/home');
  await expectSettled(page);
  const tops = await Promise.all(
    [said('activity.title'), said('home.more')].map(
      async (name) => (await page.getByRole('region', { name, exact: true }).boundingBox())?.y ?? NaN,
    ),
  );
  expect(tops[0]).toBeLessThan(tops[1] ?? NaN);
});
