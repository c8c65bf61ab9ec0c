import { expect, test } from './fixtures.ts';
import { said } from './texts.ts';
import { followBack } from './ways.ts';

test.use({ like: 'new' });

for (const [id, section] of [
  ['LIM-01', 'send'],
  ['LIM-03', 'get'],
] as const) {
  test(`${id} LIM-08 LIM-09 W-GET-13 W-SEND-19 the limits of ${section} in either token, and the way back`, async ({
    page,
  }) => {
    for (const [currency, ticker] of [
      ['xaut', 'XAUT'],
      ['paxg', 'PAXG'],
    ] as const) {
      await page.goto(`/wallet/${section}/limits?currency=${currency}`);
      const facts = page.getByRole('region', { name: said('limits.minimum') });
      await expect(facts.getByRole('definition')).toHaveText([`0.025 ${ticker}`, '100 USDT']);
      await expect(page.getByText(said('limits.tokenCounts'))).toBeVisible();
      await followBack(page);
      await expect(page).toHaveURL(new RegExp(`/wallet/${section}\\?currency=${currency}(&network=ton)?$`));
    }
  });
}
