import type { Page } from '@playwright/test';
import type { AppNotice } from '../../../src/values/schema.ts';
import { agreeOnTime } from '../support/clocks.ts';
import { expect, test } from '../support/fixtures.ts';
import { openInMessenger } from '../support/messenger.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

test.use({ like: 'new' });

const text = { en: 'Deposits are late.', ar: 'الإيداعات متأخرة.' };
const late = (page: Page) => page.getByRole('main').getByRole('note').filter({ hasText: text.en });

/** Adds a notice to config/app.json. */
async function tell(page: Page, notice: AppNotice): Promise<void> {
  await serveValues(page, ({ app }) => {
    app.notices = [notice];
  });
}

/** The time some seconds from now, ISO 8601. */
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString().replace(/\.\d+/, '');

test('an incident in the plain values shows at the top of every screen, without a build', async ({ page }) => {
  await tell(page, { text, title: { en: 'Please wait' } });
  for (const path of ['/wallet', '/marketing', '/home/account/faq']) {
    await page.goto(path);
    await expect(late(page)).toContainText('Please wait');
    // Only the heading is above it.
    expect(await late(page).evaluate((note) => note.parentElement?.querySelector('[role="note"]') === note)).toBe(true);
  }
});

test('an incident with screens shows only on these, also in the messenger', async ({ page, sandbox }) => {
  await tell(page, { text, screens: ['/wallet/buy'] });
  await page.goto('/wallet/sell');
  await expect(page.getByRole('textbox', { name: said('sell.amount'), exact: true })).toBeVisible();
  await expect(late(page)).toHaveCount(0);
  await page.goto('/wallet/buy?currency=paxg');
  await expect(late(page)).toBeVisible();
  await openInMessenger(page, sandbox, '/wallet/buy');
  await page.reload();
  await expect(late(page)).toBeVisible();
});

test('an incident starts and ends automatically at its times', async ({ page }) => {
  await page.clock.install();
  await agreeOnTime(page);
  await tell(page, { text, from: inSeconds(600), until: inSeconds(1200) });
  await page.goto('/home/account/faq');
  await expectSettled(page);
  await page.clock.fastForward(300_000);
  await expect(late(page)).toHaveCount(0);
  await page.clock.fastForward(400_000);
  await expect(late(page)).toBeVisible();
  await page.clock.fastForward(600_000);
  await expect(late(page)).toHaveCount(0);
});

for (const [locale, words, direction] of [
  ['ar', text.ar, 'rtl'],
  ['ar without Arabic words', text.en, 'ltr'],
] as const)
  test.describe(locale, () => {
    test.use({ locale: 'ar' });
    test(`an incident shows in the language of the page, else in English marked as such (${locale})`, async ({
      page,
    }) => {
      await tell(page, { text: locale === 'ar' ? text : { en: text.en } });
      await page.goto('/home/account/faq');
      const message = page.getByRole('main').getByText(words);
      await expect(message).toBeVisible();
      expect(await message.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
    });
  });
