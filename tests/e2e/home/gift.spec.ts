import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

test.use({ like: 'new' });

test('HOME-05 HOME-09 the gift shows beside Done, "once per user" shows once, and the credited amount shows', async ({
  page,
}) => {
  await page.goto('/home/free?currency=paxg');
  await expect(page.locator(`dt:text-is("${said('free.amount')}") + dd`)).toHaveText('0.02 XAUT');
  await expect(page.getByText(said('free.once'))).toHaveCount(1);
  await page.route('**/v1/balance/user', async (route) => {
    const response = await route.fetch();
    const { result } = await response.json();
    const arrived = result.map((one: { promoBalance: string }) => ({
      ...one,
      promoBalance: one.promoBalance.startsWith('0.02') ? '0.0317' : one.promoBalance,
    }));
    await route.fulfill({ response, json: { result: arrived } });
  });
  await page.getByRole('button', { name: said('free.done'), exact: true }).click();
  const message = page.getByRole('status').filter({ hasText: said('free.credited') });
  await expect(message).toContainText(said('free.arrived', { amount: '0.0317', token: 'XAUT' }));
});

test('HOME-09 if the balance cannot be read, only the credit is confirmed', async ({ page, sandbox }) => {
  await page.goto('/home/free');
  await expectSettled(page);
  await sandbox.fault({ operation: 'balances', kind: 'status', status: 500, code: 'internal', message: 'no' });
  const requested = page.waitForResponse((response) => response.url().endsWith('/v1/balance/user') && !response.ok());
  await page.getByRole('button', { name: said('free.done'), exact: true }).click();
  const message = page.getByRole('status').filter({ hasText: said('free.credited') });
  await expect(message).toBeVisible();
  await requested;
  await expect(message).not.toContainText('XAUT');
});
