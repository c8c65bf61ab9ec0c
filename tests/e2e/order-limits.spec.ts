import { expect, test } from './fixtures.ts';
import { said } from './texts.ts';

test.use({ like: 'new' });

for (const [id, section] of [
  ['LIM-02', 'sell'],
  ['LIM-04', 'buy'],
] as const) {
  test(`${id} LIM-08 LIM-09 the limits of ${section} in either token, from the screen and back to it`, async ({
    page,
  }) => {
    for (const [currency, ticker] of [
      ['xaut', 'XAUT'],
      ['paxg', 'PAXG'],
    ] as const) {
      await page.goto(`/wallet/${section}?currency=${currency}`);
      await page.getByRole('link', { name: said('limits.title') }).click();
      await expect(page).toHaveURL(new RegExp(`/wallet/${section}/limits\\?currency=${currency}$`));
      const facts = page.getByRole('region', { name: said('limits.minimum') });
      await expect(facts).toContainText(`0.025 ${ticker}`);
      await expect(facts).toContainText('100 USDT');
      await page
        .getByRole('main')
        .getByRole('link', { name: said('action.back') })
        .click();
      await expect(page).toHaveURL(new RegExp(`/wallet/${section}\\?currency=${currency}`));
    }
  });
}
