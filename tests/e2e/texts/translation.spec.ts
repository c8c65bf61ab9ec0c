import type { Page } from '@playwright/test';
import { expect, test, withoutWarning } from '../support/fixtures.ts';
import { expectSettled, goInApp } from '../support/routes.ts';
import { recipient } from '../support/send-form.ts';
import { addresses } from '../support/sell-form.ts';
import { said } from '../support/texts.ts';
import { translate, translated } from '../support/translator.ts';

/** A button or link whose name has this text. */
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name }).first();

/** What a user does, by screen; each screen is reached without loading the page again. */
const walk: readonly (readonly [path: string, ...steps: readonly ((page: Page) => Promise<unknown>)[]])[] = [
  [
    '/wallet/send',
    (page) => field(page, said('send.amount')).fill('0.5'),
    (page) => press(page, said('action.continue')),
    (page) => expect(page.getByText(said('form.enterAddressError'))).toBeVisible(),
    (page) => field(page, said('send.address')).fill(recipient),
    (page) => press(page, said('action.continue')),
    (page) => expect(page.getByRole('button', { name: said('send.confirm') })).toBeEnabled(),
    (page) => press(page, said('action.edit')),
    (page) => field(page, said('send.amount')).fill('0.7'),
  ],
  [
    '/wallet/sell?network=erc20',
    (page) => field(page, said('sell.amount')).fill('0.5'),
    (page) => press(page, said('action.continue')),
    (page) => field(page, said('sell.address')).fill(addresses.ton),
    (page) => press(page, said('action.continue')),
    (page) => field(page, said('sell.address')).fill(addresses.erc20),
  ],
  [
    '/wallet/buy',
    (page) => field(page, said('buy.pay')).fill('500'),
    (page) => press(page, said('buy.toggle')),
    (page) => field(page, said('buy.receive')).fill('0.2'),
  ],
  ['/wallet', (page) => press(page, 'PaxG'), (page) => press(page, 'Xaut')],
  [
    '/wallet/get/history',
    (page) => expect(page.getByRole('main').getByRole('listitem').nth(4)).toBeVisible(),
    (page) =>
      expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect(page.getByText(/\d entries/)).toBeVisible({ timeout: 500 });
      }).toPass(),
    (page) =>
      expect(async () => {
        await page.evaluate(() => scrollTo(0, 0));
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeInViewport({ timeout: 500 });
      }).toPass(),
    (page) => press(page, new RegExp(`^«?${said('fact.status')}`)),
    (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: said('status.failed') })
        .click(),
    (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    (page) => press(page, said('filter.clear')),
  ],
  [
    '/home/account/language',
    (page) => page.getByRole('searchbox').fill('zzz'),
    (page) => expect(page.getByText(said('language.none'))).toBeVisible(),
    (page) => page.getByRole('searchbox').fill(''),
    (page) => page.getByRole('radio', { name: 'Deutsch' }).click(),
  ],
];

/** What the page says, without the marks of the translation and without times, which go on. */
async function reading(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText);
  return text.replaceAll(/[«»\s]|\d+:\d\d(:\d\d)?|\d+ (second|minute)s?/g, '');
}

/** The amounts and addresses of the page that a browser may translate, apart from those in sentences; runs in the page. */
function unmarked(): string[] {
  const bare = /^[^\p{L}]*\d[.,]\d[^\p{L}]*(?:XAUT|PAXG|USDT)?[^\p{L}]*$|0x\w{4}/u;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (bare.test(node.nodeValue ?? '') && !node.parentElement?.closest('script, [translate="no"]'))
      found.push(node.nodeValue ?? '');
  return found;
}

test('a page that the browser translates does and says the same as another one, with the same figures', async ({
  asUser,
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const context = await browser.newContext();
  await withoutWarning(context);
  await asUser(context);
  const other = await context.newPage();
  const pages = [page, other];
  const inBoth = (work: (one: Page) => Promise<unknown>) => Promise.all(pages.map(work));
  await inBoth(async (one) => {
    // So wide that no row has another line with the marks: then both pages have the same rows.
    await one.setViewportSize({ width: 560, height: 900 });
    await one.goto('/wallet');
    await expectSettled(one);
  });
  await translate(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translated(said('wallet.title')));
  for (const [path, ...steps] of walk)
    await test.step(path, async () => {
      for (const step of [(one: Page) => goInApp(one, path), ...steps]) {
        await inBoth(step);
        await expect(async () => expect(await reading(page)).toBe(await reading(other))).toPass({ timeout: 15_000 });
        expect(await other.evaluate(unmarked)).toEqual([]);
      }
    });
  await context.close();
  expect(errors).toEqual([]);
});
