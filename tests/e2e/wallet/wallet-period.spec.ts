import type { APIRequestContext } from '@playwright/test';
import { boxesOf } from '../support/element-boxes.ts';
import { agreeOnTime } from '../support/clocks.ts';
import type { SandboxUser } from '../support/fixtures.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { followTab } from '../support/tabs.ts';
import { said } from '../support/texts.ts';

test.use({ like: 'locked' });

/** A date with its time, as a pattern. */
const moment = '\\d\\d\\.\\d\\d\\.20\\d\\d \\d\\d:\\d\\d:\\d\\d';
const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/** When the user's commercial period ends, epoch ms. */
async function endOfPeriod(sandbox: SandboxUser, request: APIRequestContext): Promise<number> {
  const answer = await request.get('/v1/balance/user', {
    headers: { authorization: `Bearer ${sandbox.user.accessToken}` },
  });
  const { result }: { result: { lockFinishAt: string }[] } = await answer.json();
  return Date.parse(result[0]?.lockFinishAt ?? '');
}

test('W-05 W-12 while a period runs the card counts down, and it cannot be started again', async ({ page }) => {
  await page.goto('/wallet');
  const card = page.getByRole('region', { name: said('wallet.account') });
  await expect(card.getByRole('timer')).toHaveText(/^12d 0[45]h \d\dm \d\ds$/);
  await expect(card).not.toContainText(said('wallet.notStarted'));
  await expect(card).toContainText(new RegExp(said('wallet.inWorkEnds', { end: moment })));
  await expect(card.getByRole('button', { name: said('wallet.inWorkButton'), exact: true })).toBeDisabled();
  await expect(page.getByRole('link', { name: said('wallet.start') })).toHaveCount(0);
  await followTab(page, 'PaxG');
  await expect(card).toContainText(said('wallet.notStarted'));
  await expect(page.getByRole('link', { name: said('wallet.start') })).toBeVisible();
});

test('on a phone of 360 × 720 the four actions of a locked wallet are wholly above the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto('/wallet');
  await expectSettled(page);
  const [actions, bar] = await boxesOf(
    page.getByRole('navigation', { name: said('wallet.actions') }),
    page.getByRole('navigation', { name: said('nav.label') }),
  );
  expect(actions.y + actions.height).toBeLessThan(bar.y);
});

test('W-13 W-14 the countdown ticks each second and ends with a word', async ({ page, request, sandbox }) => {
  const end = await endOfPeriod(sandbox, request);
  await agreeOnTime(page);
  await page.clock.setFixedTime(end - (2 * day + 3 * hour + 245 * second));
  await page.goto('/wallet');
  const timer = page.getByRole('region', { name: said('wallet.account') }).getByRole('timer');
  await expect(timer).toHaveText('2d 03h 04m 05s');
  await page.clock.setFixedTime(end - (2 * day + 3 * hour + 244 * second));
  await expect(timer).toHaveText('2d 03h 04m 04s');
  await page.clock.setFixedTime(end - second);
  await expect(timer).toHaveText('0d 00h 00m 01s');
  await page.clock.setFixedTime(end + hour);
  await expect(timer).toHaveText(said('countdown.ending'));
});

test('W-15 the small countdown, on the card of the locked token at /home, counts total hours instead of days', async ({
  page,
  request,
  sandbox,
}) => {
  const end = await endOfPeriod(sandbox, request);
  await agreeOnTime(page);
  await page.clock.setFixedTime(end - (2 * day + 3 * hour + 245 * second));
  await page.goto('/home');
  const cards = page.getByRole('list', { name: said('home.tokens') }).getByRole('listitem');
  const timer = cards.filter({ hasText: 'XAUT' }).getByRole('timer');
  await expect(timer).toHaveText('51h 04m 05s');
  // In one line, with its end below.
  const { height = 0 } = (await timer.locator('..').boundingBox()) ?? {};
  expect(height).toBeLessThan(30);
  await expect(cards.filter({ hasText: 'XAUT' })).toContainText(new RegExp(moment));
  await expect(cards.filter({ hasText: 'PAXG' }).getByRole('timer')).toHaveCount(0);
  await page.clock.setFixedTime(end - 61 * second);
  await expect(timer).toHaveText('0h 01m 01s');
  await page.clock.setFixedTime(end + hour);
  await expect(timer).toHaveText(said('countdown.ending'));
});
