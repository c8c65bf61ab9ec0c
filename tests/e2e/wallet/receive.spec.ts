import type { Page } from '@playwright/test';
import { boxesOf } from '../support/element-boxes.ts';
import type { SandboxUser } from '../support/fixtures.ts';
import { expect, test } from '../support/fixtures.ts';
import { readQr } from '../support/qr.ts';
import { followTab } from '../support/tabs.ts';
import { said } from '../support/texts.ts';
import { followSection } from '../support/follow-links.ts';

test.use({ like: 'new' });

interface Deposit {
  readonly address: string;
  readonly memo: string | null;
}

/** What an address says that it takes. */
function accepted(token: string, network: string): string {
  return said('address.takesBoth', { token, network, amount: '0.025', usdt: '100' });
}

/** The user's deposit address from the API. */
async function depositOf(page: Page, sandbox: SandboxUser, network: string, ticker: string): Promise<Deposit> {
  const headers = { authorization: `Bearer ${sandbox.user.accessToken}` };
  const answer = await page.request.get(`/v1/balance/user/deposit-address/${network}/${ticker}`, { headers });
  return answer.json();
}

test('W-GET-03 W-GET-01 W-GET-02 W-GET-07 W-GET-08 DATA-08 the QR code contains only the address, at level L, 256 px wide; each token has its address on each network', async ({
  page,
  sandbox,
}) => {
  await test.step('the QR code', async () => {
    await page.goto('/wallet/get?currency=xaut&network=erc20');
    const { address } = await depositOf(page, sandbox, 'erc20', 'XAUT');
    const canvas = page.getByRole('img', { name: said('address.qr') });
    await expect(canvas).toBeVisible();
    const box = await canvas.boundingBox();
    expect([box?.width, box?.height]).toEqual([256, 256]);
    // `11` is level L.
    expect(await readQr(canvas)).toEqual({ text: address, levelBits: '11' });
  });
  await test.step('the addresses', async () => {
    for (const [currency, ticker] of [
      ['zzz', 'XAUT'],
      ['paxg', 'PAXG'],
    ] as const) {
      await page.goto(`/wallet/get?currency=${currency}`);
      for (const [label, network, name] of [
        ['Trc20', 'trc20', 'Tron'],
        ['Erc20', 'erc20', 'Ethereum'],
        ['TON', 'ton', 'TON'],
      ] as const) {
        await page
          .getByRole('navigation', { name: said('get.network') })
          .getByRole('link', { name: label, exact: true })
          .click();
        const card = page.getByRole('region', { name: said('get.address', { token: ticker, network: name }) });
        const { address } = await depositOf(page, sandbox, network, ticker);
        await expect(card).toContainText(address);
        await expect(page.getByRole('note').filter({ hasText: accepted(ticker, name) })).toBeVisible();
      }
    }
  });
});

test('W-GET-07 W-GET-08 without a network it is ERC20, and one request names the network key and the ticker; then it is the network used last in the tab', async ({
  page,
  sandbox,
}) => {
  for (const address of ['/wallet/get?currency=paxg', '/wallet/get?currency=paxg&network=zzz']) {
    await page.goto(address);
    const card = page.getByRole('region', { name: said('get.address', { token: 'PAXG', network: 'Ethereum' }) });
    await expect(card.getByRole('img', { name: said('address.qr') })).toBeVisible();
  }
  const requests = await sandbox.requests('depositAddress');
  expect(requests.map(({ path }) => path)).toEqual(
    Array.from({ length: 2 }, () => '/v1/balance/user/deposit-address/erc20/PAXG'),
  );
  await followTab(page, 'Trc20');
  await expect(page).toHaveURL(/network=trc20/);
  await followSection(page, 'nav.wallet');
  await page
    .getByRole('main')
    .getByRole('link', { name: said('get.title'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/wallet\/get\?.*network=trc20/);
  await page.goto('/wallet/get/limits');
  await expect(page).toHaveURL(/network=trc20/);
});

test('W-GET-09 an address is requested once within the hour', async ({ page, sandbox }) => {
  const requested = async () => (await sandbox.requests('depositAddress')).length;
  const comeBackAfter = async (minutes: number) => {
    await followSection(page, 'nav.wallet');
    await expect(page).toHaveURL(/\/wallet\?/);
    await expect(page.getByRole('heading', { level: 1, name: said('wallet.title') })).toBeAttached();
    await page.clock.fastForward(minutes * 60_000);
    await page
      .getByRole('navigation', { name: said('wallet.actions') })
      .getByRole('link', { name: said('get.title'), exact: true })
      .click();
    await expect(page.getByRole('img', { name: said('address.qr') })).toBeVisible();
  };
  await page.clock.install();
  await page.goto('/wallet/get');
  await expect(page.getByRole('img', { name: said('address.qr') })).toBeVisible();
  await comeBackAfter(29);
  await comeBackAfter(29);
  expect(await requested()).toBe(1);
  await comeBackAfter(2);
  await expect.poll(requested).toBe(2);
});

test('W-GET-10 on TON the memo shows, with a warning and its own copy button; on other networks there is none', async ({
  context,
  page,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/wallet/get?network=ton');
  const { memo } = await depositOf(page, sandbox, 'ton', 'XAUT');
  await expect(page.getByRole('main')).toContainText(`${said('address.memo')}${memo}`);
  await test.step('memo, its warning and what may be sent are above the bar', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const note = page.getByRole('note').filter({ hasText: said('get.memoWarning') });
    await expect(note).toContainText(accepted('XAUT', 'TON'));
    const [shown, bar, copyMemo] = await boxesOf(
      note,
      page.getByRole('navigation', { name: said('nav.label') }),
      page.getByRole('button', { name: said('address.copyMemo') }),
    );
    expect(shown.y + shown.height).toBeLessThan(bar.y);
    expect(copyMemo.y).toBeLessThan(shown.y);
  });
  await page.getByRole('button', { name: said('address.copyMemo') }).click();
  await expect(page.getByRole('region', { name: said('toast.region') })).toContainText(said('toast.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(memo);
  await followTab(page, 'Erc20');
  await expect(
    page.getByRole('region', { name: said('get.address', { token: 'XAUT', network: 'Ethereum' }) }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: said('address.copyMemo') })).toHaveCount(0);
});

test('W-GET-12 on TON a link leads to details on the login page; the access token is added only on click', async ({
  page,
}) => {
  await page.goto('/wallet/get?network=erc20');
  await expect(
    page.getByRole('region', { name: said('get.address', { token: 'XAUT', network: 'Ethereum' }) }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: said('get.moreInfo') })).toHaveCount(0);
  await followTab(page, 'TON');
  const link = page.getByRole('link', { name: said('get.moreInfo') });
  await expect(link).toHaveAttribute('href', /^http:\/\/localhost:\d+\/sandbox\/login$/);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await opened.waitForURL(/\/sandbox\/login\?accessToken=./);
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  expect(page.url()).not.toContain('accessToken');
});
