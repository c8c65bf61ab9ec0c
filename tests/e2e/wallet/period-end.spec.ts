import { balance } from '../support/booked.ts';
import { agreeOnTime } from '../support/clocks.ts';
import { expect, test } from '../support/fixtures.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

test.use({ like: 'locked' });

const day = 86_400_000;

test('W-13 the lock ends automatically at its time: the start button returns, and the volume is available', async ({
  page,
  sandbox,
}) => {
  // What the clock leaps over is no time without use.
  await serveValues(page, ({ app }) => Object.assign(app, { idleMinutes: 0 }));
  await agreeOnTime(page);
  await page.clock.install();
  await page.goto('/wallet');
  const card = page.getByRole('region', { name: said('wallet.account') });
  const timer = card.getByRole('timer');
  await expect(timer).toHaveText(/^12d 0[45]h \d\dm \d\ds$/);
  await expect(card.getByRole('listitem').filter({ hasText: said('wallet.volumeInWork') })).toContainText('1.50');
  await page.clock.fastForward(12 * day);
  await expect(timer).toHaveText(/^0d 0[45]h/);
  await sandbox.post('clock', { advanceMs: 13 * day });
  await page.clock.fastForward(6 * 3_600_000);
  await expect(page.getByRole('link', { name: said('wallet.start') })).toBeVisible();
  await expect(card).toContainText(said('wallet.notStarted'));
  await expect(timer).toHaveCount(0);
  await expect(card.getByRole('listitem').filter({ hasText: said('wallet.volumeInWork') })).toContainText('0.00');
  await expect(page.getByRole('list', { name: said('wallet.deals') })).toContainText(said('operation.periodEnd'));
  expect(await balance(sandbox, 'frozen')).toBe('0');
});

test('W-13 while the server still has the lock the countdown says that it is ending, and its end is noticed', async ({
  page,
  sandbox,
}) => {
  // What the clock leaps over is no time without use.
  await serveValues(page, ({ app }) => Object.assign(app, { idleMinutes: 0 }));
  await agreeOnTime(page);
  await page.clock.install();
  await page.goto('/wallet');
  const card = page.getByRole('region', { name: said('wallet.account') });
  await expect(card.getByRole('timer')).toHaveText(/^12d/);
  await page.clock.fastForward(13 * day);
  await expect(card.getByRole('timer')).toHaveText(said('countdown.ending'));
  await expect(card.getByRole('button', { name: said('wallet.inWorkButton'), exact: true })).toBeDisabled();
  await sandbox.post('clock', { advanceMs: 13 * day });
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('link', { name: said('wallet.start') })).toBeVisible();
});
