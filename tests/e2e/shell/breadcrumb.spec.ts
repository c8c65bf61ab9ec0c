import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled, visit } from '../support/routes.ts';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');

/** The breadcrumbs of the screens whose labels the specification fixes, and of the third level. */
const known: readonly (readonly [path: string, ...labels: string[]])[] = [
  ['/home', 'Start'],
  ['/home/account', 'Start', 'Account'],
  ['/home/account/language', 'Start', 'Language'],
  ['/wallet', 'Wallet'],
  ['/wallet/start', 'Wallet', 'Start'],
  ['/wallet/buy', 'Wallet', 'Buy'],
  ['/wallet/sell', 'Wallet', 'Sell'],
  ['/wallet/get', 'Wallet', 'Receive'],
  ['/wallet/get/limits', 'Wallet', 'Limits'],
  ['/wallet/get/history', 'Wallet', 'Deposit history'],
  ['/wallet/get/history/info', 'Wallet', 'Deposit history'],
  ['/wallet/send', 'Wallet', 'Send'],
  ['/wallet/send/limits', 'Wallet', 'Limits'],
  ['/wallet/send/history', 'Wallet', 'Withdrawal history'],
  ['/wallet/send/history/info', 'Wallet', 'Withdrawal history'],
  ['/marketing/sell', 'Marketing', 'Sell'],
  ['/marketing/send', 'Marketing', 'Send'],
  ['/marketing/send/history/info', 'Marketing', 'Withdrawal history'],
];

test('SH-15 SH-17 SH-21 SH-22 SH-24 SH-25 SH-26 the breadcrumbs are the section and the page, whose label is also the title', async ({
  page,
}) => {
  test.slow();
  await page.goto('/home');
  await expectSettled(page);
  const visits = await visit(
    page,
    known.map(([path]) => path),
    () => {
      const bar = document.querySelector('nav[aria-label="You are here"]');
      const texts = (selector: string) =>
        [...(bar?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
      return {
        crumbs: texts('[role=listitem]'),
        links: texts('a'),
        current: texts('[aria-current="page"]'),
        title: document.title,
      };
    },
  );
  expect(visits).toEqual(
    known.map(([path, ...labels]) => {
      const last = labels.at(-1);
      return { path, found: { crumbs: labels, links: labels.slice(0, -1), current: [last], title: `${last} · Karat` } };
    }),
  );
});

test('SH-14 the first crumb leads to the section and keeps the currency', async ({ page }) => {
  await page.goto('/wallet/send?currency=paxg');
  await crumbs(page).first().getByRole('link', { name: 'Wallet' }).click();
  await expect(page).toHaveURL('/wallet?currency=paxg');
  await expect(crumbs(page)).toHaveText(['Wallet']);
});

test('SH-14 the first crumb of the third level leads to the section too', async ({ page }) => {
  await page.goto('/wallet/get/history/info');
  await crumbs(page).first().getByRole('link', { name: 'Wallet' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/wallet');
});

test('SH-16 under /protected the segment after it is the section', async ({ page }) => {
  await page.goto('/protected/wallet/send?currency=paxg');
  await expect(crumbs(page)).toHaveText(['Wallet', 'Send']);
  await expect(page.getByRole('heading', { level: 1, name: 'Send' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Main sections' }).locator('[aria-current]')).toHaveText('Wallet');
  await crumbs(page).first().getByRole('link', { name: 'Wallet' }).click();
  await expect(page).toHaveURL('/wallet?currency=paxg');
});
