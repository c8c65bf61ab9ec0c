import type { Page, Request } from '@playwright/test';
import { expect, test as base } from '../support/fixtures.ts';
import { expectSettled, goInApp } from '../support/routes.ts';
import { followTab } from '../support/tabs.ts';
import { said } from '../support/texts.ts';
import { back, followBack } from '../support/follow-links.ts';

const operation = 'claimFreeTokens';

/** The gift page, with the actions of a user. */
class GiftPage {
  readonly page: Page;
  readonly posts: Request[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/v1/balance/free-tokens')) this.posts.push(request);
    });
  }

  readonly done = () => this.page.getByRole('button', { name: said('free.done'), exact: true });
  readonly credited = () => this.page.getByRole('button', { name: said('free.credited'), exact: true });
  readonly back = () => back(this.page);
  readonly message = () => this.page.getByRole('main').getByRole('alert');

  async open(search = ''): Promise<void> {
    await this.page.goto(`/home/free${search}`);
    await expectSettled(this.page);
  }

  async expectCredited(): Promise<void> {
    await expect(this.credited()).toBeVisible();
    await expect(this.credited()).toBeDisabled();
    await expect(this.back()).toBeVisible();
    await expect(this.done()).toHaveCount(0);
  }
}

const test = base.extend<{ gift: GiftPage }>({
  gift: async ({ page }, use) => {
    await use(new GiftPage(page));
  },
});
test.use({ like: 'new' });

test('HOME-03 HOME-04 HOME-05 HOME-06 SES-09 SH-20 the description is that of the currency, with two groups of links, the bonus, and six paragraphs of information', async ({
  gift,
  page,
}) => {
  await test.step('the description is that of the currency', async () => {
    for (const [search, expected, other] of [
      ['', said('free.xaut'), said('free.paxg')],
      ['?currency=paxg', said('free.paxg'), said('free.xaut')],
      ['?currency=zzz', said('free.xaut'), said('free.paxg')],
    ] as const) {
      await gift.open(search);
      await expect(page.getByText(expected), search).toBeVisible();
      await expect(page.getByText(other), search).toHaveCount(0);
    }
    await followTab(page, 'PaxG');
    await expect(page).toHaveURL('/home/free?currency=paxg');
    await expect(page.getByText(said('free.paxg'))).toBeVisible();
  });
  await test.step('two groups, English and Russian, each lead to a channel and a chat', async () => {
    for (const [label, code] of [
      [said('free.english'), 'en'],
      [said('free.russian'), 'ru'],
    ] as const) {
      const links = page.getByRole('region', { name: label }).getByRole('link');
      await expect(links).toHaveText([said('free.channel'), said('free.chat')]);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', new RegExp(`^https://.*${code}$`));
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
    }
  });
  await test.step('what is to be visited stands before the button that says that it was', async () => {
    const bottoms = await page
      .getByRole('region', { name: said('free.russian') })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
    const done = await gift.done().evaluate((button) => button.getBoundingClientRect().top);
    expect(Math.max(...bottoms)).toBeLessThan(done);
  });
  await test.step('a new user has no registration bonus', async () => {
    await expect(page.locator(`dt:text-is("${said('free.bonus')}") + dd`)).toHaveText(said('free.bonusNo'));
  });
  await test.step('the crumbs are Free and Information, and the information leads back', async () => {
    const crumbs = page.getByRole('navigation', { name: said('breadcrumb.label') }).getByRole('listitem');
    await expect(crumbs).toHaveText(['Start', 'Free']);
    await goInApp(page, '/home/information');
    await expect(crumbs).toHaveText(['Start', 'Information']);
    await expect(page.getByRole('main').getByRole('paragraph')).toHaveCount(6);
    await followBack(page);
    await expect(page).toHaveURL((url) => url.pathname === '/home');
  });
});

test('HOME-07 HOME-08 HOME-09 HOME-11 Done claims the gift once: an empty body, balances requested again, the redeemed state with the focus', async ({
  gift,
  page,
  sandbox,
}) => {
  await gift.open();
  await expect(gift.credited()).toHaveCount(0);
  const before = (await sandbox.requests('balances')).length;
  await expect(gift.done()).toBeEnabled();
  await gift.done().press('Enter');
  const message = page.getByRole('status').filter({ hasText: said('free.credited') });
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  await message.getByRole('button', { name: said('action.close') }).click();
  await expect(message).toHaveCount(0);
  await gift.expectCredited();
  expect(gift.posts).toHaveLength(1);
  expect(gift.posts[0]?.postData()).toBeNull();
  await expect(page.locator(`dt:text-is("${said('free.inBalanceXaut')}") + dd`)).toHaveText('0.02 XAUT');
  expect((await sandbox.requests('balances')).length).toBe(before + 1);
  await page.reload();
  await gift.expectCredited();
  await gift.back().click();
  await expect(page).toHaveURL(/\/home\?currency=xaut/);
});

test('HOME-05 HOME-07 HOME-09 there is one gift for both currencies; its arrival shows on the page of either token', async ({
  gift,
  page,
}) => {
  await gift.open('?currency=paxg');
  await gift.done().click();
  await gift.expectCredited();
  await expect(page.locator(`dt:text-is("${said('free.inBalanceXaut')}") + dd`)).toHaveText('0.02 XAUT');
  await expect(page.locator(`dt:text-is("${said('free.inBalancePaxg')}") + dd`)).toHaveText('0.00 PAXG');
  await followTab(page, 'Xaut');
  await gift.expectCredited();
});

test.describe('a user who has claimed it', () => {
  test.use({ like: 'gifted' });
  test('HOME-10 SES-07 sees the redeemed state immediately', async ({ gift }) => {
    await gift.open();
    await gift.expectCredited();
    expect(gift.posts).toEqual([]);
  });
});

test('HOME-09 HOME-05 a refusal shows as an error, nothing as credited, and it can be tried again; a conflict counts only with the gift in the history', async ({
  gift,
  page,
  sandbox,
}) => {
  await test.step('success: false shows an error, nothing shows as credited, and it can be tried again', async () => {
    await page.route('**/v1/balance/free-tokens', (route) => route.fulfill({ json: { success: false } }), { times: 1 });
    await gift.open();
    await gift.done().click();
    await expect(gift.message()).toContainText(said('free.declined'));
    await expect(gift.credited()).toHaveCount(0);
  });
  await test.step('a refusal says that nothing was credited', async () => {
    await sandbox.fault({ operation, kind: 'status', status: 422, code: 'rejected', message: 'not today', times: 1 });
    await gift.done().click();
    await expect(gift.message()).toContainText(said('free.failed'));
    await expect(gift.message()).toContainText(said('free.refused'));
    await expect(gift.message()).toContainText('not today');
  });
  await test.step('a conflict counts as credited only if the gift is in the history', async () => {
    await sandbox.fault({ operation, kind: 'status', status: 409, code: 'conflict' });
    await gift.done().click();
    await expect.poll(() => gift.posts.length).toBe(3);
    await expect(gift.message()).not.toContainText('not today');
    await expect(gift.message()).toContainText(said('free.failed'));
    await expect(gift.credited()).toHaveCount(0);
    await sandbox.clearFaults();
    await gift.done().click();
    await gift.expectCredited();
  });
});

test('HOME-05 a conflict shows as not confirmed if the history cannot be requested', async ({ gift, sandbox }) => {
  await gift.open();
  await sandbox.fault({ operation, kind: 'status', status: 409, code: 'conflict' });
  await sandbox.fault({ operation: 'commercialOperations', kind: 'status', status: 500 });
  await gift.done().click();
  await expect(gift.message()).toContainText(said('transfer.unconfirmed'));
  await expect(gift.credited()).toHaveCount(0);
});

test('a gift claimed on another device meanwhile counts as credited', async ({ gift, request, sandbox }) => {
  await gift.open();
  const headers = { authorization: `Bearer ${sandbox.user.accessToken}` };
  expect((await request.post('/v1/balance/free-tokens', { headers })).ok()).toBe(true);
  await gift.done().click();
  await gift.expectCredited();
});

test('a lost answer shows as not confirmed; sent again under the same key, the gift is credited once', async ({
  gift,
  page,
  sandbox,
}) => {
  await gift.open();
  await sandbox.fault({ operation, kind: 'reset' });
  await gift.done().click();
  await expect(gift.message()).toContainText(said('transfer.unconfirmed'));
  await expect(gift.done()).toHaveCount(0);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: said('transfer.sendAgain') }).click();
  await gift.expectCredited();
  const keys = (await sandbox.requests(operation)).map(({ headers }) => headers.idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('offline, a message shows and nothing is sent; then two taps claim it once', async ({
  context,
  gift,
  sandbox,
}) => {
  await gift.open();
  await context.setOffline(true);
  await expect(gift.done()).toHaveAttribute('aria-disabled', 'true');
  await expect(gift.done()).toHaveAccessibleDescription(said('form.offline'));
  await context.setOffline(false);
  await sandbox.fault({ operation, kind: 'delay', ms: 600, times: 1 });
  await gift.done().dblclick();
  await gift.expectCredited();
  expect(gift.posts).toHaveLength(1);
});

test.describe('a user with a registration bonus', () => {
  test.use({ like: 'demo' });
  test('SES-09 sees it', async ({ gift, page }) => {
    await gift.open();
    await expect(page.locator(`dt:text-is("${said('free.bonus')}") + dd`)).toHaveText(said('free.bonusYes'));
  });
});
