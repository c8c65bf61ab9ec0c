import type { Page } from '@playwright/test';
import { recipient } from '../support/send-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressWhenEnabled } from '../support/expect-soon.ts';

interface Call {
  readonly call: string;
  readonly body: unknown;
  readonly bearer: string | undefined;
}

/** Calls to the API in the order they were sent. */
function calls(page: Page): Call[] {
  const seen: Call[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/'))
      seen.push({
        call: `${request.method()} ${pathname}`,
        body: request.postDataJSON(),
        bearer: request.headers()['authorization'],
      });
  });
  return seen;
}

test('API-09 API-12 after a withdrawal the balances are requested again and the wallet shows; the request had a code', async ({
  page,
}) => {
  await page.goto('/wallet/send');
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
  await expect(amount).toHaveAccessibleDescription(/Available:/);
  await amount.fill('0.5');
  await page.getByRole('textbox', { name: 'Recipient’s address' }).fill(recipient);
  await page.getByRole('button', { name: 'Continue' }).click();
  const seen = calls(page);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page).toHaveURL('/wallet?currency=xaut');
  await expect(page.getByRole('main')).toContainText('2.5241889');
  const at = (call: string) => seen.findLastIndex((one) => one.call === call);
  expect(at('POST /v1/balance/withdraw/request')).toBeGreaterThanOrEqual(0);
  expect(at('GET /v1/balance/user')).toBeGreaterThan(at('POST /v1/balance/withdraw/request'));
  expect(seen[at('POST /v1/balance/withdraw/request')]?.body).toMatchObject({ twoFactorCode: '000000' });
});

test('API-09 after the start of a period the balances are requested again and the wallet shows', async ({
  page,
  sandbox,
}) => {
  await sandbox.post('balance', { ticker: 'PAXG', account: 'available', amount: '2' });
  await page.goto('/wallet/start?currency=paxg');
  const seen = calls(page);
  await pressWhenEnabled(page.getByRole('button', { name: 'Start the period' }));
  await expect(page).toHaveURL('/wallet?currency=paxg');
  await expect(page.getByRole('region', { name: 'My main account' })).toContainText('locked');
  const order = seen.map(({ call }) => call);
  expect(order.lastIndexOf('GET /v1/balance/user')).toBeGreaterThan(order.indexOf('POST /v1/balance/start/PAXG'));
  expect(order).toContain('POST /v1/balance/start/PAXG');
});

test('API-02 API-12 a sale has the bearer token and a twoFactorCode', async ({ page }) => {
  await page.goto('/wallet/sell?network=erc20');
  const seen = calls(page);
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByRole('main').getByRole('textbox').first().fill('0.5');
  await next.click();
  await page.getByRole('main').getByRole('textbox').first().fill(recipient);
  await next.click();
  await page.getByRole('button', { name: 'Sell now' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/wallet');
  const sale = seen.find(({ call }) => call === 'POST /v1/order/sell');
  expect(sale?.body).toMatchObject({ amount: '0.5', balanceType: 'balance', twoFactorCode: expect.any(String) });
  expect(sale?.bearer).toMatch(/^Bearer \S+$/);
  expect(sale?.bearer).toBe(seen.find(({ call }) => call === 'GET /v1/balance/user')?.bearer);
});
