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
      await followBack(page);
      await expect(page).toHaveURL(new RegExp(`/wallet/${section}\\?currency=${currency}(&network=ton)?$`));
    }
  });
}

for (const [screen, bound, other] of [
  ['/wallet/send', 'in tokens', 'in USDT'],
  ['/wallet/sell', 'in tokens', 'in USDT'],
  ['/wallet/get', 'in tokens', 'in USDT'],
  ['/wallet/buy', 'in USDT', 'in tokens'],
  ['/marketing/send', 'in tokens', 'in USDT'],
  ['/marketing/sell', 'in tokens', 'in USDT'],
] as const) {
  test(`LIM-09 LIM-10 the limits of ${screen} say that the minimum ${bound} is the one that applies`, async ({
    page,
  }) => {
    await page.goto(`${screen}/limits`);
    const main = page.getByRole('main');
    await expect(main).toContainText(new RegExp(`minimum ${bound} applies`));
    await expect(main).not.toContainText(new RegExp(`minimum ${other} applies`));
  });
}
