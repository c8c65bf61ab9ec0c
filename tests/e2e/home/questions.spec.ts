import { type Locator, type Page } from '@playwright/test';
import { BuyForm } from '../support/buy-form.ts';
import { boxesOf } from '../support/element-boxes.ts';
import { fact } from '../support/facts.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

/** Questions of people, each answered in at most two taps from /home on a phone, on a screen that is scrolled once at most. */
test.use({ viewport: { width: 390, height: 844 } });

const card = (page: Page, title: Parameters<typeof said>[0]) => page.getByRole('region', { name: said(title) });
const bar = (page: Page) => page.getByRole('navigation', { name: said('nav.label') });

/** Expects that each answer stands above the bar, without scrolling or all of them after one page down. */
async function expectInReach(page: Page, ...answers: Locator[]): Promise<void> {
  await expectSettled(page);
  const isInSight = async (): Promise<boolean> => {
    const [{ y: end }, ...boxes] = await boxesOf(bar(page), ...answers);
    return boxes.every(({ y, height }) => y >= 0 && y + height <= end);
  };
  if (await isInSight()) return;
  await page.evaluate(() => scrollBy({ top: 0.8 * innerHeight, behavior: 'instant' }));
  expect(await isInSight()).toBe(true);
}

test('where is my money: Home says it in parts, and one tap leads to what is under way', async ({ page }) => {
  await page.goto('/home');
  const parts = ['wallet.available', 'wallet.volumeInWork', 'wallet.gift'] as const;
  await expectInReach(page, ...parts.map((part) => card(page, 'home.total').getByText(said(part), { exact: true })));
  await page
    .getByRole('banner')
    .getByRole('link', { name: said('activity.title') })
    .click();
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText(/about \d+/);
  await expectInReach(page, first);
});

test('“it said sent an hour ago”: after a second tap the receipt says what became of it, and when', async ({
  page,
}) => {
  await page.goto('/home');
  await page
    .getByRole('banner')
    .getByRole('link', { name: said('activity.title') })
    .click();
  const main = page.getByRole('main');
  const row = main.getByRole('listitem').filter({ hasText: said('send.entry') });
  await row.first().getByRole('link').click();
  const steps = ['receipt.accepted', 'receipt.sent', 'receipt.confirmed'] as const;
  await expectInReach(page, ...steps.map((step) => main.getByText(said(step), { exact: true })));
});

test('“I have 300 USDT and want gold”: how much it is, and after a second tap where to send them', async ({ page }) => {
  await page.goto('/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: said('buy.title'), exact: true })
    .click();
  const form = new BuyForm(page);
  await form.expectPrice();
  await form.pay.fill('300');
  await expect(form.computedReceive).toContainText('0.075');
  await expectInReach(page, form.computedReceive, form.continue);
  await form.continueWith('300');
  const address = page.getByRole('region', { name: said('buy.address', { network: 'Tron' }) }).locator('[data-long]');
  await expectInReach(page, address);
});

test('what do I lock: the start says the amount, its value, the end, and that there is no way out before', async ({
  page,
}) => {
  await page.goto('/home');
  await bar(page)
    .getByRole('link', { name: said('nav.wallet') })
    .click();
  await page.getByRole('link', { name: said('wallet.start') }).click();
  const note = page.getByText('The period can’t be ended early.');
  await expect(note).toBeVisible();
  await expectInReach(
    page,
    fact(page, said('start.volume')),
    fact(page, said('start.value')),
    fact(page, said('start.ends')),
    note,
  );
});

test('what do I earn from partners: all that was earned, in one tap', async ({ page }) => {
  await page.goto('/home');
  await bar(page)
    .getByRole('link', { name: said('nav.marketing') })
    .click();
  await expectInReach(page, fact(page, said('marketing.earnedAllTime')));
});

test.describe('in a period', () => {
  test.use({ like: 'locked' });

  test('how do I get out of the period: when it ends, and that it ends by itself alone, in one tap', async ({
    page,
  }) => {
    await page.goto('/home');
    await expect(page.getByRole('main')).toContainText(/Locked until \d\d\.\d\d\.20\d\d/);
    await bar(page)
      .getByRole('link', { name: said('nav.wallet') })
      .click();
    const end = '\\d\\d\\.\\d\\d\\.20\\d\\d \\d\\d:\\d\\d:\\d\\d';
    await expectInReach(page, page.getByText(new RegExp(said('wallet.inWorkEnds', { end }))));
  });
});
