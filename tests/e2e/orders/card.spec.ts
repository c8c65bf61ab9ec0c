import { agreeOnTime } from '../support/clocks.ts';
import { expect, test } from '../support/fixtures.ts';
import { fact } from '../support/facts.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';
import { followBack } from '../support/follow-links.ts';

test.use({ like: 'new' });

for (const [section, ids] of [
  ['sell', 'W-SELL-03 W-SELL-04 W-SELL-05 W-SELL-06'],
  ['buy', 'W-BUY-03'],
] as const) {
  test(`${ids} before its date the card shows an announcement and a countdown; Back leads to cryptocurrency (${section})`, async ({
    page,
  }) => {
    await agreeOnTime(page);
    // The clock jumps by days; without this the page would count as idle.
    await serveValues(page, ({ app }) => Object.assign(app, { idleMinutes: 0 }));
    await page.clock.setFixedTime('2025-08-01T00:00:00Z');
    await page.goto(`/wallet/${section}?currency=paxg&network=erc20`);
    const methods = page.getByRole('navigation', { name: said('pay.method') });
    await expect(methods.getByRole('link')).toHaveText([said('pay.crypto'), said('pay.card')]);
    await expect(methods.locator('[aria-current]')).toHaveText(said('pay.crypto'));
    await methods.getByRole('link', { name: said('pay.card') }).click();
    await expect(page).toHaveURL(/method=card/);
    await expect(fact(page, said('card.available'))).toHaveText(said('card.from', { day: 'September 1, 2025' }));
    const timer = fact(page, said('card.countdown')).getByRole('timer');
    await expect(timer).toHaveText('31d 00h 00m 00s');
    await page.clock.setFixedTime('2025-08-31T23:59:58Z');
    await expect(timer).toHaveText('0d 00h 00m 02s');
    await page.clock.setFixedTime('2025-09-02T00:00:00Z');
    await expect(timer.or(page.getByText(said('card.soon')))).toHaveText(
      new RegExp(`^${said('countdown.ending')}$|${said('card.soon')}`),
    );
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await followBack(page);
    await expect(methods.locator('[aria-current]')).toHaveText(said('pay.crypto'));
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('currency') === 'paxg' && url.searchParams.get('network') === 'erc20',
    );
    await expect(page.getByRole('textbox').first()).toBeEditable();
  });

  test(`${ids} once its date has passed the card says soon, without a countdown (${section})`, async ({ page }) => {
    await agreeOnTime(page);
    await page.clock.setFixedTime('2025-09-01T00:00:00Z');
    await page.goto(`/wallet/${section}?method=card`);
    await expect(page.getByText(said('card.soon'))).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await followBack(page);
    await expect(page.getByRole('textbox').first()).toBeEditable();
  });
}

test('W-SELL-05 the date is a plain value of config', async ({ page }) => {
  await serveValues(page, ({ app }) => {
    app.cardAvailableFrom = '2031-05-04';
  });
  await agreeOnTime(page);
  await page.clock.setFixedTime('2031-05-03T00:00:00Z');
  await page.goto('/wallet/sell?method=card');
  await expect(fact(page, said('card.available'))).toHaveText(said('card.from', { day: 'May 4, 2031' }));
  await expect(page.getByRole('timer')).toHaveText('1d 00h 00m 00s');
});

test('W-SELL-05 W-SELL-06 when the date passes while the screen is open, the card says soon', async ({ page }) => {
  await agreeOnTime(page);
  await serveValues(page, ({ app }) => Object.assign(app, { idleMinutes: 0 }));
  await page.clock.install({ time: '2025-07-01T00:00:00Z' });
  await page.goto('/wallet/sell?method=card');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.runFor(1000);
  await page.clock.fastForward(61 * 86_400_000);
  await expect(page.getByRole('timer')).toHaveText(/^0d 23h/);
  await page.clock.fastForward(86_400_000);
  await expect(page.getByText(said('card.soon'))).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});
