import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/build.ts';
import { hold, paths } from '../support/change-answers.ts';
import { addresses } from '../support/sell-form.ts';
import { said } from '../support/texts.ts';
import { type Messenger, expect, test } from '../support/messenger-frame.ts';

const navigation: { items: { to: string }[] } = JSON.parse(readFileSync(join(root, 'config/navigation.json'), 'utf8'));
const amount = ({ app }: Messenger) => app.getByRole('textbox', { name: said('sell.amount'), exact: true });
const address = ({ app }: Messenger) => app.getByRole('textbox', { name: said('sell.address') });
const addressOf = ({ app }: Messenger) => app.locator('html').evaluate(() => location.pathname + location.search);
const isIn = (messenger: Messenger, path: string) =>
  expect.poll(() => messenger.app.locator('html').evaluate(() => location.pathname)).toBe(path);

/** Continues to the address of a sale, and returns with the messenger's Back to the typed amount. */
async function goOnAndBack(messenger: Messenger): Promise<void> {
  await amount(messenger).fill('0.1');
  await messenger.main.click();
  await expect(address(messenger)).toBeVisible();
  await messenger.back.click();
  await expect(amount(messenger)).toHaveValue('0.1');
}

test.describe('the back button', () => {
  test('RUN-05 shows below a section and goes back; on a section it does not show; the messenger’s entry for settings opens the account', async ({
    messenger,
  }) => {
    await test.step('below a section', async () => {
      await messenger.open('/wallet?currency=paxg');
      await expect(messenger.app.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(messenger.back).toBeHidden();
      await messenger.app
        .getByRole('main')
        .getByRole('link', { name: said('sell.title'), exact: true })
        .click();
      await expect(messenger.back).toBeVisible();
      await messenger.back.click();
      await isIn(messenger, '/wallet');
      await expect(messenger.back).toBeHidden();
    });
    await test.step('on sections', async () => {
      await messenger.open('/wallet/get/limits');
      await expect(messenger.back).toBeVisible();
      const sections = messenger.app.getByRole('navigation', { name: said('nav.label') });
      for (const { to } of navigation.items) {
        await sections.locator(`a[href^="${to}"]`).click();
        await isIn(messenger, to);
        await expect(messenger.back).toBeHidden();
      }
    });
    await messenger.settings.click();
    await isIn(messenger, '/home/account');
    await expect(messenger.app.getByRole('heading', { level: 1, name: said('account.title') })).toBeVisible();
  });

  test('RUN-05 leads up screen by screen from a screen that was opened by its address', async ({ messenger }) => {
    for (const [opened, ...above] of [
      [
        '/wallet/sell/history/info?currency=paxg&id=s-1',
        '/wallet/sell/history?currency=paxg&network=ton',
        '/wallet/sell?currency=paxg&network=ton&method=crypto',
        '/wallet?currency=paxg',
      ],
      ['/protected/marketing/send/limits?tab=network', '/marketing/send?tab=network', '/marketing?tab=network'],
      // The tab remembers the token of the first address.
      ['/xau/arb/loan', '/xau/arb', '/xau', '/business?section=commerce', '/home?currency=paxg&range=1h'],
      ['/wallet/nowhere/else', '/wallet?currency=xaut'],
    ] as const)
      await test.step(opened, async () => {
        await messenger.open(opened);
        for (const next of above) {
          await messenger.back.click();
          await expect.poll(() => addressOf(messenger)).toBe(next);
        }
        await expect(messenger.back).toBeHidden();
      });
  });

  test.describe('over the first screen', () => {
    test.use({ warning: true });
    test('RUN-05 closes the warning, also on a section', async ({ messenger }) => {
      await messenger.open('/wallet');
      const warning = messenger.app.getByRole('dialog', { name: said('warning.title') });
      await expect(warning).toBeVisible();
      await messenger.back.click();
      await expect(warning).toHaveCount(0);
      await expect(messenger.back).toBeHidden();
      await isIn(messenger, '/wallet');
    });
  });

  test('RUN-05 closes an open dialog first', async ({ messenger }) => {
    await messenger.open('/wallet/sell?currency=xaut&network=erc20');
    await amount(messenger).fill('0.1');
    await messenger.main.click();
    await messenger.app.getByRole('button', { name: said('form.deleteSaved') }).click();
    const dialog = messenger.app.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(messenger.main).toBeHidden();
    await messenger.back.click();
    await expect(dialog).toHaveCount(0);
    await expect(messenger.main).toBeVisible();
    await expect(address(messenger)).toBeVisible();
  });
});

test.describe('a form', () => {
  test.use({ like: 'new' });
  test.beforeEach(async ({ sandbox }) => {
    await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '2' });
  });

  test('RUN-05 has the messenger’s main button as the only action of each step', async ({
    messenger,
    page,
    sandbox,
  }) => {
    await messenger.open('/wallet/sell?currency=xaut&network=ton');
    await expect(messenger.main).toHaveText(said('action.continue'));
    await expect(messenger.app.getByRole('button', { name: said('action.continue') })).toHaveCount(0);
    await messenger.main.click();
    await expect(amount(messenger)).toHaveAccessibleDescription(new RegExp(said('form.enterVolume')));
    await messenger.expectLast('web_app_trigger_haptic_feedback', { type: 'notification', notification_type: 'error' });
    await amount(messenger).fill('0.1');
    await amount(messenger).press('Enter');
    await expect(address(messenger)).toBeVisible();
    await address(messenger).fill(addresses.ton);
    await messenger.main.click();
    await expect(messenger.main).toHaveText(said('sell.confirm'));
    await expect(messenger.main).toBeEnabled();
    await expect(messenger.app.getByRole('button', { name: said('sell.confirm') })).toHaveCount(0);

    const release = await hold(page, '/v1/order/sell');
    await messenger.main.click();
    await expect(messenger.main).toHaveAttribute('aria-busy', 'true');
    await expect(messenger.main).toBeDisabled();
    release();
    await expect(messenger.app.getByRole('status').filter({ hasText: said('sell.done') })).toBeVisible();
    await expect(messenger.main).toBeHidden();
    expect(await sandbox.requests('requestSell')).toHaveLength(1);
    const labels = (await messenger.eventsOf('web_app_setup_main_button')).flatMap((button) => button?.['text'] ?? []);
    expect(labels.at(-1)).toBe(said('sell.confirm'));
  });

  test('RUN-05 W-SELL-10 W-SELL-15 the main button waits for the balance, and a double press of it shows no errors for fields of the next step', async ({
    messenger,
    page,
  }) => {
    await test.step('pressed before the balance has loaded', async () => {
      const release = await hold(page, paths.balances);
      await messenger.open('/wallet/sell?currency=xaut&network=ton');
      await amount(messenger).fill('0.1');
      await messenger.main.click();
      await expect(messenger.main).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(address(messenger)).toBeVisible();
      await expect(messenger.main).toHaveAttribute('aria-busy', 'false');
    });
    await test.step('a double press', async () => {
      await messenger.open('/wallet/sell?currency=xaut&network=ton');
      await amount(messenger).fill('0.1');
      await messenger.main.dblclick();
      await expect(address(messenger)).toBeVisible();
      await expect(messenger.main).toBeEnabled();
      await expect(address(messenger)).not.toHaveAttribute('aria-invalid', 'true');
    });
  });

  test('RUN-05 Back of the messenger leads a form one step back, also if its screen was opened by its address', async ({
    messenger,
  }) => {
    await test.step('from the wallet', async () => {
      await messenger.open('/wallet');
      await messenger.app.getByRole('main').locator('a[href^="/wallet/sell?"]').click();
      await goOnAndBack(messenger);
      await messenger.back.click();
      await expect(messenger.back).toBeHidden();
    });
    await test.step('opened by its address', async () => {
      await messenger.open('/wallet/sell?currency=xaut&network=ton');
      await goOnAndBack(messenger);
      await messenger.back.click();
      await isIn(messenger, '/wallet');
    });
  });

  test('RUN-05 with unsent input asks before the app is closed, and only then', async ({ messenger }) => {
    const closing = 'web_app_setup_closing_behavior';
    await messenger.open('/wallet/sell?currency=xaut&network=ton');
    await expect(amount(messenger)).toBeVisible();
    expect(await messenger.eventsOf(closing)).toEqual([]);
    await amount(messenger).fill('0.1');
    await messenger.expectLast(closing, { need_confirmation: true });
    await amount(messenger).fill('');
    await messenger.expectLast(closing, { need_confirmation: false });
    await amount(messenger).fill('0.2');
    await messenger.expectLast(closing, { need_confirmation: true });
    await messenger.main.click();
    await address(messenger).fill(addresses.ton);
    await messenger.main.click();
    await expect(messenger.main).toHaveText(said('sell.confirm'));
    await messenger.expectLast(closing, { need_confirmation: true });
    await expect(messenger.main).toBeEnabled();
    await messenger.main.click();
    await expect(messenger.app.getByRole('status').filter({ hasText: said('sell.done') })).toBeVisible();
    await messenger.expectLast(closing, { need_confirmation: false });
  });

  test('RUN-05 while the outcome of a sale is unknown, closing asks for confirmation on every screen', async ({
    messenger,
    sandbox,
  }) => {
    const closing = 'web_app_setup_closing_behavior';
    await messenger.open('/wallet/sell?currency=xaut&network=ton');
    await amount(messenger).fill('0.1');
    await messenger.main.click();
    await address(messenger).fill(addresses.ton);
    await messenger.main.click();
    await expect(messenger.main).toHaveText(said('sell.confirm'));
    await expect(messenger.main).toBeEnabled();
    await sandbox.fault({ operation: 'requestSell', kind: 'lost-answer' });
    await messenger.main.click();
    await expect(messenger.app.getByText(said('transfer.unconfirmed'))).toBeVisible();
    await messenger.app.getByRole('link', { name: said('nav.map'), exact: true }).click();
    await expect(messenger.app.getByRole('heading', { level: 1, name: said('map.title') })).toBeAttached();
    await expect.poll(() => messenger.eventsOf(closing)).toEqual([{ need_confirmation: true }]);
    await messenger.app.getByRole('link', { name: said('nav.wallet'), exact: true }).click();
    await messenger.app.getByRole('link', { name: said('sell.title'), exact: true }).click();
    await sandbox.clearFaults();
    await messenger.app.getByRole('button', { name: said('transfer.sendAgain') }).click();
    await expect(messenger.app.getByRole('status').filter({ hasText: said('sell.done') })).toBeVisible();
    await expect
      .poll(() => messenger.eventsOf(closing))
      .toEqual([{ need_confirmation: true }, { need_confirmation: false }]);
  });
});

test('RUN-05 swiping the messenger away is disabled only while something is dragged', async ({ messenger, page }) => {
  const swipes = 'web_app_setup_swipe_behavior';
  await messenger.open('/');
  const handle = messenger.app.getByRole('button', { name: 'Start' });
  await expect(handle).toBeVisible();
  expect(await messenger.eventsOf(swipes)).toEqual([]);
  await handle.hover();
  await page.mouse.down();
  await messenger.expectLast(swipes, { allow_vertical_swipe: false });
  await page.mouse.up();
  await messenger.expectLast(swipes, { allow_vertical_swipe: true });
});
