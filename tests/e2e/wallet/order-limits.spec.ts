import { expect, test } from '../support/fixtures.ts';
import { goInApp } from '../support/routes.ts';
import { said } from '../support/texts.ts';
import { back, followBack } from '../support/follow-links.ts';

test.use({ like: 'new' });

const currencies = { 'currency=xaut': 'XAUT', 'currency=paxg': 'PAXG' };
const tabs = { 'tab=partner': 'XAUT', 'tab=network': 'XAUT' };
const wallet = { tickers: currencies, token: '0.025', usdt: '100' };
const marketing = { tickers: tabs, token: '0.0125', usdt: '50' };

test('LIM-02 LIM-04 LIM-05 LIM-06 LIM-08 LIM-09 LIM-10 M-SEND-13 W-BUY-09 the limits of a screen, from it and back to it', async ({
  page,
}) => {
  await page.goto('/wallet');
  for (const { screen, limits } of [
    { screen: '/wallet/sell', limits: wallet },
    { screen: '/wallet/buy', limits: wallet },
    { screen: '/marketing/send', limits: marketing },
    { screen: '/marketing/sell', limits: marketing },
  ])
    for (const [search, ticker] of Object.entries(limits.tickers))
      await test.step(`${screen}?${search}`, async () => {
        await goInApp(page, `${screen}?${search}`);
        await page.getByRole('link', { name: said('limits.title') }).click();
        const network = screen === '/marketing/send' ? '' : '&network=ton';
        await expect(page).toHaveURL(new RegExp(`${screen}/limits\\?${search}${network}$`));
        const facts = page.getByRole('region', { name: said('limits.minimum') });
        await expect(facts.getByRole('definition')).toHaveText([`${limits.token} ${ticker}`, `${limits.usdt} USDT`]);
        if (screen === '/wallet/buy')
          await expect(
            page.getByText(said('buy.limitsHint', { usdt: '100', amount: '0.025', token: ticker })),
          ).toBeVisible();
        await followBack(page);
        await expect(page).toHaveURL(new RegExp(`${screen}\\?${search}`));
      });
});

test('LIM-07 the limits of marketing accept partner or network, partner by default', async ({ page }) => {
  for (const section of ['send', 'sell'] as const)
    await test.step(section, async () => {
      for (const [search, tab] of [
        ['', 'partner'],
        ['?tab=zzz', 'partner'],
        ['?tab=network', 'network'],
      ] as const) {
        await page.goto(`/marketing/${section}/limits${search}`);
        await expect(back(page)).toHaveAttribute('href', new RegExp(`^/marketing/${section}\\?tab=${tab}`));
      }
    });
});
