import type { Page } from '@playwright/test';
import { expect, test } from '../support/buy-form.ts';
import { fact } from '../support/facts.ts';
import type { SandboxUser } from '../support/fixtures.ts';
import { readQr } from '../support/qr.ts';
import type { Network } from '../support/sell-form.ts';
import { expectSettled } from '../support/routes.ts';
import { choose } from '../support/tabs.ts';
import { said } from '../support/texts.ts';
import { followSection } from '../support/follow-links.ts';

const names: Readonly<Record<Network, string>> = { trc20: 'Tron', erc20: 'Ethereum', ton: 'TON' };

/** The user's deposit address from the API. */
async function depositOf(
  page: Page,
  sandbox: SandboxUser,
  network: Network,
  ticker: string,
): Promise<{ address: string; memo: string | null }> {
  const headers = { authorization: `Bearer ${sandbox.user.accessToken}` };
  const answer = await page.request.get(`/v1/balance/user/deposit-address/${network}/${ticker}`, { headers });
  return answer.json();
}

/** Lets the transfer arrive at the sandbox. */
function arrive(sandbox: SandboxUser, usdt: string, ticker = 'XAUT'): Promise<unknown> {
  return sandbox.post('deposit', { kind: 'buy', ticker, network: 'erc20', usdt });
}

test('W-BUY-12 W-BUY-13 step 2 shows the address of the token on the network with its QR code, and a memo on TON only; both are copied', async ({
  context,
  form,
  page,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  for (const [network, currency] of [
    ['erc20', 'xaut'],
    ['trc20', 'paxg'],
    ['ton', 'xaut'],
  ] as const)
    await test.step(`${currency} on ${network}`, async () => {
      const [name, ticker] = [names[network], currency.toUpperCase()];
      await form.open(network, currency);
      posts.length = 0;
      await form.continueWith('100');
      await expect(form.step).toBeFocused();
      const { address, memo } = await depositOf(page, sandbox, network, ticker);
      const card = page.getByRole('region', { name: said('buy.address', { network: name }) });
      await expect(card).toContainText(address);
      const code = card.getByRole('img', { name: said('address.qr') });
      await expect(code).toHaveCSS('width', '135px');
      await expect(code).toHaveCSS('height', '135px');
      const { text, levelBits } = await readQr(code);
      expect(levelBits).toBe('11');
      if (memo === null) expect(text).toBe(address);
      else expect(text).toMatch(new RegExp(`^ton://transfer/${address}\\?jetton=EQ[\\w-]{46}&text=${memo}$`));
      await expect(card.getByRole('note')).toContainText(
        said('address.takesBoth', { token: ticker, network: name, amount: '0.025', usdt: '100' }),
      );
      if (memo === null) await expect(card).not.toContainText(said('address.memo'));
      else await expect(card).toContainText(`${said('address.memo')}${memo}`);
      expect(memo !== null).toBe(network === 'ton');
      await expect(page.getByText(said('buy.next', { network: name, token: ticker }))).toBeVisible();
      await expect(form.waiting).toBeVisible();
      expect(posts).toEqual([]);
    });
  const { address, memo } = await depositOf(page, sandbox, 'ton', 'XAUT');
  const toasts = page.getByRole('region', { name: said('toast.region') });
  await page.getByRole('button', { name: said('action.copy'), exact: true }).click();
  await expect(toasts).toContainText(said('toast.addressCopied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Token: USDT\nNetwork: TON\nAddress: ${address}\nMemo: ${memo}`,
  );
  await page.getByRole('button', { name: said('address.copyMemo') }).click();
  await expect(toasts.getByText(said('toast.copied'), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(memo);
});

test('W-BUY-12 step 2 shows the amounts, with a way back to them, and an error in place of an address that cannot be loaded', async ({
  form,
  page,
  sandbox,
}) => {
  await form.continueWith('250');
  await expect(form.fact(said('buy.pay'))).toHaveText('250 USDT');
  await expect(form.fact(said('buy.receiveAbout'))).toHaveText('0.0625 XAUT');
  await expect(form.fact(said('sell.rate'))).toHaveText('1 XAUT = 4,000 USDT');
  await form.change.click();
  await expect(form.pay).toHaveValue('250');
  await sandbox.fault({ operation: 'depositAddress', kind: 'status', status: 403 });
  await page.reload();
  await form.continueWith('100');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: said('action.retry') })).toBeVisible();
  await expect(main.getByRole('img', { name: said('address.qr') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: said('action.copy'), exact: true })).toBeDisabled();
  await sandbox.clearFaults();
  await main.getByRole('button', { name: said('action.retry') }).click();
  await expect(main.getByRole('img', { name: said('address.qr') })).toBeVisible();
});

test('the transfer is noticed when it arrives, with what it bought, and leads to the wallet', async ({
  form,
  page,
  sandbox,
}) => {
  await form.awaitWith('100', sandbox);
  await sandbox.post('rates', { XAUT: '4100' });
  await arrive(sandbox, '205');
  await page.clock.runFor(10_000);
  await expect(form.arrived).toBeVisible();
  const message = page.getByRole('status').filter({ has: form.arrived });
  await expect(message).toContainText(`${said('buy.receive')}0.05 XAUT`);
  await expect(message).toContainText('205.00 USDT');
  await expect(message).toContainText('4,100 USDT');
  await expect(form.waiting).toHaveCount(0);
  await page.getByRole('link', { name: said('buy.toWallet') }).click();
  await expect(page).toHaveURL(/\/wallet\?currency=xaut$/);
  await expect(page.getByRole('region', { name: said('wallet.account') })).toContainText('0.05000000 XAUT');
});

test('another transfer and a failed request do not end the waiting, the expected transfer does', async ({
  form,
  page,
  sandbox,
}) => {
  await test.step('a transfer of the other token, or an earlier one, does not count as the expected one', async () => {
    await arrive(sandbox, '400');
    await form.open();
    // The list below the form has been read before it comes.
    await expectSettled(page);
    await arrive(sandbox, '380');
    await form.awaitWith('100', sandbox);
    await arrive(sandbox, '390', 'PAXG');
    const requested = (await sandbox.requests('buyHistory')).length;
    await page.clock.runFor(10_000);
    await expect.poll(async () => (await sandbox.requests('buyHistory')).length).toBeGreaterThan(requested);
    await expect(form.waiting).toBeVisible();
    await expect(form.arrived).toHaveCount(0);
  });
  await test.step('a failed request does not end the waiting', async () => {
    // The watch of outcomes may ask at the same moment.
    await sandbox.fault({ operation: 'buyHistory', kind: 'status', status: 403, times: 2 });
    await arrive(sandbox, '400');
    const refused = page.waitForResponse(
      (answer) => answer.url().includes('/v1/order/history/buy') && answer.status() === 403,
    );
    await page.clock.runFor(10_000);
    await refused;
    await expect(form.waiting).toBeVisible();
    // The next request is 10 s after the app has read the refusal, a time that the test's clock does not know.
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(form.arrived).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});

test.describe('closing and coming back', () => {
  const leave = async (page: Page): Promise<void> => {
    await followSection(page, 'nav.wallet');
    await expect(page).toHaveURL(/\/wallet\?/);
    await expect(page.getByRole('heading', { level: 1, name: said('wallet.title') })).toBeAttached();
  };
  const comeBack = async (page: Page): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('link', { name: said('buy.title'), exact: true })
      .click();
    await choose(page, said('buy.network'), 'Erc20');
  };

  test('keeps amounts and step and continues to wait; an arrival is noticed also after coming back, and leads to an empty form', async ({
    form,
    page,
    sandbox,
  }) => {
    await test.step('keeps the amounts and the step, and continues to wait', async () => {
      await form.awaitWith('250', sandbox);
      await leave(page);
      await comeBack(page);
      await expect(form.step).toBeVisible();
      await expect(form.fact(said('buy.pay'))).toHaveText('250 USDT');
      await expect(form.waiting).toBeVisible();
      await arrive(sandbox, '250');
      await page.clock.runFor(10_000);
      await expect(form.arrived).toBeVisible();
    });
    await test.step('after an arrival has been shown, the next purchase starts with an empty form', async () => {
      await leave(page);
      await comeBack(page);
      await expect(form.pay).toHaveValue('');
      await expect(form.arrived.or(form.waiting)).toHaveCount(0);
    });
    await test.step('a transfer that arrived meanwhile is noticed', async () => {
      await form.awaitWith('250', sandbox);
      await leave(page);
      await arrive(sandbox, '250');
      await comeBack(page);
      await expect(form.arrived).toBeVisible();
    });
  });

  test('after a reload the transfer is in the wallet and in the history', async ({ form, page, sandbox }) => {
    await form.continueWith('250');
    await arrive(sandbox, '250');
    await page.reload();
    await page.getByRole('link', { name: said('buy.history'), exact: true }).click();
    await expect(page.getByRole('list', { name: said('buy.history') }).getByRole('link')).toContainText('0.0625 XAUT');
    await page.goto('/wallet');
    await expect(page.getByRole('region', { name: said('wallet.account') })).toContainText('0.06250000 XAUT');
    await expect(fact(page, said('buy.pay'))).toHaveCount(0);
  });
});
