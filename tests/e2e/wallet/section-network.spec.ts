import type { Page } from '@playwright/test';
import { backTwice } from '../support/back-twice.ts';
import { expect, test } from '../support/fixtures.ts';
import { openInMessenger } from '../support/messenger.ts';
import { test as inFrame } from '../support/messenger-frame.ts';
import { addresses, test as sellTest } from '../support/sell-form.ts';
import { said } from '../support/texts.ts';
import { followBack } from '../support/follow-links.ts';

/** The screens with a network, and a further parameter of their addresses. */
const sections = [
  ['/wallet/get', 'currency=paxg'],
  ['/wallet/sell', 'currency=paxg'],
  ['/wallet/buy', 'currency=paxg'],
  ['/marketing/sell', 'tab=network'],
] as const;

/** Expects the path and the parameters of the page's address. */
async function expectAt(page: Page, path: string, ...expected: string[]): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  for (const pair of expected) expect(`${new URL(page.url()).search}&`).toContain(`${pair}&`);
}

/** The index of the page in the app's history, starting at 0. */
function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Object(history.state)['__TSR_index']));
}

for (const [section, choice] of sections)
  test(`LIM-09 W-GET-13 ${section} keeps its token and network through limits and history, and below it by their address`, async ({
    page,
  }) => {
    await page.goto(`${section}?${choice}&network=trc20`);
    for (const part of ['limits', 'history'] as const) {
      await page.getByRole('main').locator(`a[href*="${section}/${part}?"]`).first().click();
      await expectAt(page, `${section}/${part}`, choice, 'network=trc20');
      await followBack(page);
      await expectAt(page, section, choice, 'network=trc20');
    }
    for (const part of ['limits', 'history', 'history/info']) {
      await page.goto(`${section}/${part}?${choice}&network=erc20`);
      await followBack(page);
      await expectAt(page, part === 'history/info' ? `${section}/history` : section, choice, 'network=erc20');
    }
  });

test('LIM-09 in the messenger a section keeps its network, too', async ({ page, sandbox }) => {
  for (const [section, choice] of sections)
    await test.step(section, async () => {
      // In the messenger, deposits are only possible on TON.
      const network = `network=${section === '/wallet/get' ? 'ton' : 'trc20'}`;
      await openInMessenger(page, sandbox, `${section}?${choice}&network=trc20`);
      await expectAt(page, section, choice, network);
      await page.getByRole('main').locator(`a[href*="${section}/limits?"]`).first().click();
      await expectAt(page, `${section}/limits`, choice, network);
    });
});

sellTest('W-SELL-14 the input for a network is restored with that network', async ({ form, page }) => {
  await form.open('trc20');
  await form.amount.fill('0.1');
  await page.getByRole('link', { name: said('limits.title') }).click();
  await followBack(page);
  await expectAt(page, '/wallet/sell', 'network=trc20');
  await expect(form.amount).toHaveValue('0.1');
});

inFrame('RUN-03 Back of the messenger leads up with token and network', async ({ messenger, page }) => {
  await messenger.open('/wallet/sell/history?currency=paxg&network=trc20');
  await messenger.back.click();
  const app = (): URL => new URL(page.frames().at(-1)?.url() ?? '');
  await expect.poll(() => app().pathname).toBe('/wallet/sell');
  expect(app().search).toBe('?currency=paxg&network=trc20&method=crypto');
});

sellTest.describe('a form that is the first entry of its tab', () => {
  sellTest(
    'W-SELL-14 goes one step back and leaves no history entry, also after a reload and after a sale',
    async ({ form, page, sandbox }) => {
      await sellTest.step('Back goes one step back and leaves no history entry', async () => {
        await form.open('trc20');
        await form.review('0.1', addresses.trc20);
        await page.goBack();
        await expect(form.step).toHaveText(said('form.step', { step: '2', count: '3' }));
        await page.goBack();
        await expect(form.amount).toHaveValue('0.1');
        expect(await placeOf(page)).toBe(0);
        // Goes forward again, and back with the form's own button.
        await form.continueWith('0.1');
        await form.change.dblclick();
        await expect(form.amount).toHaveValue('0.1');
        expect(await placeOf(page)).toBe(0);
        expect(page.url()).toContain('/wallet/sell');
        expect(await sandbox.requests('requestSell')).toEqual([]);
      });
      await sellTest.step('two Backs at once go two steps back', async () => {
        await form.review('0.1', addresses.trc20);
        await page.evaluate(backTwice);
        await expect(form.amount).toHaveValue('0.1');
        expect(await placeOf(page)).toBe(0);
      });
      await sellTest.step('the same after a reload on a later step', async () => {
        await form.continueWith('0.1');
        await page.reload();
        await expect(form.step).toHaveText(said('form.step', { step: '2', count: '3' }));
        await page.goBack();
        await expect(form.amount).toHaveValue('0.1');
        expect(await placeOf(page)).toBe(0);
        await form.continueWith('0.2');
        await page.goBack();
        await expect(form.amount).toHaveValue('0.2');
      });
      await sellTest.step('the screen after a sale replaces its last step in the history', async () => {
        await form.review('0.1', addresses.trc20);
        await form.expectSold(sandbox);
        expect(await placeOf(page)).toBe(1);
        await page.goBack();
        await expect(form.amount).toHaveValue('');
        expect(await placeOf(page)).toBe(0);
      });
    },
  );
});

inFrame(
  'RUN-03 W-SELL-14 opened by its address, Back of the messenger takes the steps of a form first',
  async ({ messenger, page, sandbox }) => {
    await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '2' });
    await messenger.open('/wallet/sell?currency=xaut&network=trc20');
    const amount = messenger.app.getByRole('textbox', { name: said('sell.amount'), exact: true });
    await amount.fill('0.1');
    await messenger.main.click();
    await expect(messenger.app.getByRole('textbox', { name: said('sell.address') })).toBeVisible();
    await messenger.back.click();
    await expect(amount).toHaveValue('0.1');
    await messenger.back.click();
    await expect.poll(() => new URL(page.frames().at(-1)?.url() ?? '').pathname).toBe('/wallet');
  },
);
