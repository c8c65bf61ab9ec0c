import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../scripts/build.ts';
import { expect, test } from '../support/fixtures.ts';
import { openInMessenger } from '../support/messenger.ts';
import { expectSettled, goInApp } from '../support/routes.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';
import { followBack } from '../support/follow-links.ts';

const read = <T>(name: string): T => JSON.parse(readFileSync(join(root, `config/${name}.json`), 'utf8'));
const { links } = read<{ links: Readonly<Record<string, string>> }>('links');
const { versionLabel } = read<{ versionLabel: string }>('app');
const { supportEmail, support } = read<{ supportEmail: string; support: string }>('environments/sandbox');

const entry = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });

async function open(page: Page): Promise<void> {
  await page.goto('/home/account');
  await expectSettled(page);
}

for (const runtime of ['web', 'messenger'] as const)
  test(`ACC-03 ACC-04 ACC-07 ACC-08 ACC-09 ACC-11 ${runtime}: external links, those of its runtime only, and tickets are coming soon`, async ({
    page,
    sandbox,
  }) => {
    const isWeb = runtime === 'web';
    await (isWeb ? open(page) : openInMessenger(page, sandbox, '/home/account'));
    for (const [name, href] of [
      [said('account.messengerApp'), links['messengerApp']],
      [said('account.landing'), links['landing']],
      [said('account.support'), support],
    ] as const) {
      await expect(entry(page, name), name).toHaveAttribute('href', href ?? '');
      await expect(entry(page, name), name).toHaveAttribute('target', '_blank');
      await expect(entry(page, name), name).toHaveAttribute('rel', 'noopener noreferrer');
    }
    // The e-mail address only on the web; channel, chat and video only in the messenger.
    await expect(entry(page, said('account.email'))).toHaveCount(isWeb ? 1 : 0);
    for (const [name, href] of [
      [said('free.channel'), links['channelEn']],
      // The version for chat apps begins with the same word.
      [`${said('free.chat')}$`, links['chatEn']],
      [said('account.video'), links['video']],
    ] as const) {
      await expect(entry(page, name), name).toHaveCount(isWeb ? 0 : 1);
      if (!isWeb) await expect(entry(page, name), name).toHaveAttribute('href', href ?? '');
    }
    const ticket = page.getByRole('button', { name: said('ticket.title') });
    await expect(ticket).toBeDisabled();
    await expect(ticket).toContainText(said('account.soon'));
    await ticket.click({ force: true });
    await expect(page).toHaveURL((url) => url.pathname === '/home/account');
  });

test('ACC-01 ACC-02 ACC-05 ACC-06 the version is 0.1.5; the language, with the current one, the FAQ and the presentation open', async ({
  page,
}) => {
  await open(page);
  expect(versionLabel).toBe('0.1.5');
  await expect(page.locator(`dt:text-is("${said('account.version')}") + dd`)).toHaveText('0.1.5');
  for (const [name, path] of [
    [`${said('language.title')} ?English`, '/home/account/language'],
    [said('faq.title'), '/home/account/faq'],
    [said('presentation.title'), '/home/account/presentation'],
  ] as const) {
    await entry(page, name).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL('/home/account');
  }
});

test('ACC-10 trading shows only for users on the allow-list', async ({ page, sandbox }) => {
  await open(page);
  await expect(entry(page, said('trading.title'))).toHaveCount(0);
  await serveValues(page, ({ app }) => app.tradingAllowList.push(sandbox.user.name));
  await open(page);
  await entry(page, said('trading.title')).click();
  await expect(page).toHaveURL((url) => url.pathname === '/trading');
});

test('SH-23 ACC-12 ACC-15 crumbs of the pages below; tickets are announced; the e-mail address is a link and is copied', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const crumbs = page.getByRole('navigation', { name: said('breadcrumb.label') }).getByRole('listitem');
  const expectCrumb = async (path: string, label: string): Promise<void> => {
    await goInApp(page, `/home/account/${path}`);
    await expect(crumbs).toHaveText(['Start', label]);
  };
  await page.goto('/home/account/ticket');
  await expect(page.getByRole('note')).toContainText(said('ticket.soon'));
  await expect(crumbs).toHaveText(['Start', 'Ticket']);
  await followBack(page);
  await expect(page).toHaveURL('/home/account');
  await expectCrumb('faq', 'FAQ');
  await expectCrumb('presentation', 'Presentation');
  await expectCrumb('email', 'Email');
  await expect(page.getByRole('region', { name: said('email.heading') })).toContainText(supportEmail);
  const write = page.getByRole('link', { name: said('email.write') });
  await expect(write).toHaveAttribute('href', `mailto:${supportEmail}`);
  await expect(write).not.toHaveAttribute('target');
  await page.getByRole('button', { name: said('address.copy') }).click();
  await expect(page.getByText(said('toast.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(supportEmail);
});

test('ACC-14 the FAQ folds at least twelve questions, by tap and by keys', async ({ page }) => {
  await page.goto('/home/account/faq');
  await expectSettled(page);
  const items = page.getByRole('main').locator('h3').getByRole('button');
  expect(await items.count()).toBeGreaterThanOrEqual(12);
  await expect(page.getByText(said('faq.tokensAnswer'))).toBeHidden();
  await page.getByText(said('faq.tokens')).click();
  await expect(page.getByText(said('faq.tokensAnswer'))).toBeVisible();
  await page.getByText(said('faq.tokens')).click();
  await expect(page.getByText(said('faq.tokensAnswer'))).toBeHidden();
  await items.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(items.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.getByText(said('faq.gift')).click();
  await expect(items.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page
    .getByRole('region', { name: said('faq.gift') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/home\/free/);
});
