import { expect, test } from '../support/fixtures.ts';
import { goInApp } from '../support/routes.ts';
import { said } from '../support/texts.ts';
import { followBack } from '../support/follow-links.ts';

test.use({ like: 'new' });

test('LIM-01 LIM-03 LIM-08 LIM-09 LIM-10 W-GET-13 W-SEND-19 the limits of each screen in either token, which minimum applies, and the way back', async ({
  page,
}) => {
  await page.goto('/wallet');
  const main = page.getByRole('main');
  for (const [screen, bound, other] of [
    ['/wallet/send', 'in tokens', 'in USDT'],
    ['/wallet/sell', 'in tokens', 'in USDT'],
    ['/wallet/get', 'in tokens', 'in USDT'],
    ['/wallet/buy', 'USDT', 'in tokens'],
    ['/marketing/send', 'in tokens', 'in USDT'],
    ['/marketing/sell', 'in tokens', 'in USDT'],
  ] as const)
    await test.step(screen, async () => {
      await goInApp(page, `${screen}/limits`);
      await expect(main).toContainText(new RegExp(`minimum (of [^A-Za-z]+)?${bound} applies`));
      await expect(main).not.toContainText(new RegExp(`minimum (of [^A-Za-z]+)?${other} applies`));
    });
  for (const section of ['send', 'get'])
    for (const [currency, ticker] of [
      ['xaut', 'XAUT'],
      ['paxg', 'PAXG'],
    ] as const)
      await test.step(`${section} of ${ticker}`, async () => {
        await page.goto(`/wallet/${section}/limits?currency=${currency}`);
        const facts = page.getByRole('region', { name: said('limits.minimum') });
        await expect(facts.getByRole('definition')).toHaveText([`0.025 ${ticker}`, '100 USDT']);
        await followBack(page);
        await expect(page).toHaveURL(new RegExp(`/wallet/${section}\\?currency=${currency}(&network=erc20)?$`));
      });
});
