import type { Page } from '@playwright/test';
import { SellForm, addresses } from '../support/sell-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled, goInApp } from '../support/routes.ts';
import { said } from '../support/texts.ts';

const hidden = '••••';
const eye = (page: Page) => page.getByRole('button', { name: said('wallet.hide') });

test.beforeEach(async ({ page }) => {
  await page.goto('/wallet');
  await expect(page.getByRole('region', { name: said('wallet.account') })).toContainText('3.02418890 XAUT');
});

test('one tap hides the amounts of the wallet, another shows them, prices stay; they are hidden everywhere, also the available amount of forms, with Max', async ({
  page,
}) => {
  await test.step('the wallet', async () => {
    const main = page.getByRole('main');
    await expect(eye(page)).toHaveAttribute('aria-pressed', 'false');
    await eye(page).click();
    await expect(eye(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(main).toContainText(`${hidden} XAUT`);
    await expect(main).toContainText('1 XAUT = 4,000 USDT');
    await expect(main).not.toContainText(/\d\s?XAUT(?! =)/);
    for (const amount of ['12,096', '3.024', '2.90', '0.1241889', '0.75']) await expect(main).not.toContainText(amount);
    await eye(page).click();
    await expect(main).toContainText('3.02418890 XAUT');
    await expect(main).not.toContainText(hidden);
  });
  await test.step('home, histories, entries and forms', async () => {
    await eye(page).click();
    const main = page.getByRole('main');
    for (const path of [
      '/home',
      '/wallet/get/history',
      '/wallet/send/history',
      '/wallet/sell/history',
      '/wallet/buy/history',
      '/wallet/commercial-transaction-history',
    ]) {
      await test.step(path, async () => {
        await goInApp(page, path);
        await expect(main).toContainText(hidden);
        await expect(main).not.toContainText(/\d\s(XAUT|PAXG)(?! =|, free)/);
      });
    }
    for (const path of ['/wallet/send', '/wallet/sell']) {
      await test.step(path, async () => {
        await goInApp(page, path);
        await expect(page.getByRole('textbox').first()).toBeEditable();
        await expect(page.getByRole('textbox').first()).toHaveAccessibleDescription(said('form.availableHidden'));
        await expect(page.getByRole('button', { name: said('form.max') })).toBeEnabled();
        await expect(main).not.toContainText('2.90');
      });
    }
    await goInApp(page, '/wallet/sell/history');
    await page
      .getByRole('list', { name: said('sell.history') })
      .getByRole('link')
      .first()
      .click();
    const entry = page.getByRole('region', { name: said('sell.entry') });
    await expect(entry).toContainText(hidden);
    await expect(entry).toContainText(`${hidden} USDT`);
  });
});

/** The graphics on screens that show an amount by their length or shape. */
const shapes = [
  ['/home', 'progressbar', said('level.volume')],
  ['/marketing', 'progressbar', said('level.volume')],
  ['/marketing', 'img', new RegExp(said('marketing.earnedAllTime'))],
  ['/marketing/qualification-table', 'progressbar', said('level.volume')],
] as const;
const paths = new Set(['/marketing/more', ...shapes.map(([path]) => path)]);

test('hidden amounts cannot be derived from a graphic or from the missing part of a level; the partners bar stays', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const level = page.getByRole('region', { name: /^Next level/ });
  const volume = level.getByText(/^Volume still needed: /);
  const reached = level.getByText(/ of .*XAUT$/);
  const hasLevel = (path: string) => path !== '/marketing/more';
  for (const path of paths) {
    await goInApp(page, path);
    for (const [at, role, name] of shapes) if (at === path) await expect(main.getByRole(role, { name })).toBeVisible();
    if (!hasLevel(path)) continue;
    await expect(reached).toContainText(/\d/);
    await expect(volume).toContainText(/\d/);
  }
  await goInApp(page, '/wallet');
  await eye(page).click();
  for (const path of paths)
    await test.step(path, async () => {
      await goInApp(page, path);
      await expect(main).toContainText(hidden);
      for (const [at, role, name] of shapes)
        if (at === path) await expect(main.getByRole(role, { name })).toHaveCount(0);
      if (!hasLevel(path)) return;
      await expect(volume).toContainText(hidden);
      await expect(volume).not.toContainText(/\d[^·]*XAUT/);
      await expect(reached).toContainText(hidden);
      await expect(reached).not.toContainText(/\d/);
    });
  // The last screen has the bar for the number of partners, which is no amount.
  await expect(page.getByRole('progressbar', { name: said('level.partners') })).toBeVisible();
});

test('the review shows the amount to sell but not the rest, and the result shows no amount', async ({ page }) => {
  await eye(page).click();
  const form = new SellForm(page);
  await goInApp(page, '/wallet/sell?network=erc20');
  await form.review('0.1', addresses.erc20);
  await expect(form.fact(said('sell.amount'))).toHaveText('0.10 XAUT');
  await expect(form.fact(said('sell.receive'))).toHaveText('400.00 USDT');
  await expect(form.fact(said('send.remains'))).toHaveText(`${hidden} XAUT`);
  await form.confirm.click();
  await form.expectDone();
  await expect(page.getByRole('main')).not.toContainText('400.00');
});

test('it is kept after a reload, without local storage, and no amount shows before it is hidden', async ({
  context,
  page,
}) => {
  await test.step('it is kept after a reload, without local storage', async () => {
    await eye(page).click();
    await expect(page.getByRole('main')).toContainText(hidden);
    await page.reload();
    await expectSettled(page);
    await expect(page.getByRole('main')).toContainText(`${hidden} XAUT`);
    await expect(eye(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const other = await context.newPage();
    await other.goto('/home');
    await expect(other.getByRole('main')).toContainText(hidden);
    await eye(page).click();
    await page.reload();
    await expect(page.getByRole('main')).toContainText('3.02418890 XAUT');
  });
  await test.step('no amount shows before it is hidden', async () => {
    await eye(page).click();
    await page.addInitScript(() => {
      const seen = Object.assign(window, { seen: '' });
      new MutationObserver(() => (seen.seen += document.body?.innerText ?? '')).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await page.reload();
    await expectSettled(page);
    await expect(page.getByRole('main')).toContainText(hidden);
    const seen = await page.evaluate(() => String(Reflect.get(window, 'seen')));
    expect(seen).toContain(hidden);
    expect(seen).not.toContain('3.0241');
  });
});
