import { change, changeBalance, paths, serveList } from '../support/change-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import { said } from '../support/texts.ts';

test.use({ like: 'new' });

const account = { name: said('wallet.account') };

test('FMT-02 FMT-04 FMT-05 FMT-06 W-31 amounts, prices and dollars at the limits of their decimals', async ({
  page,
}) => {
  let balance = '';
  let price = '';
  await change(page, paths.balances, ({ result }) => ({
    result: (Array.isArray(result) ? result : []).map((one: object) => ({
      ...one,
      balance,
      frozenBalance: '0',
      promoBalance: '0',
    })),
  }));
  await change(page, paths.rates, () => ({ XAUT: price, PAXG: price }));
  const cases: readonly { balance: string; price: string; reads: readonly string[] }[] = [
    { balance: '1', price: '4000', reads: ['$4,000', '1.00000000 XAUT', '1 XAUT = 4,000 USDT', 'Available1.00'] },
    {
      balance: '1.123456789',
      price: '4000.567',
      reads: ['1.12345678 XAUT', '1 XAUT = 4,000.56 USDT', 'Available1.12345678'],
    },
    { balance: '0.1', price: '1009.999', reads: ['$100.99', 'Available0.10'] },
    { balance: '0.000000000123456', price: '4000', reads: ['0.00...123 XAUT', 'Available0.00...123'] },
    { balance: '0.00000000123', price: '4000', reads: ['0.00000000 XAUT', 'Available0.00'] },
    { balance: '123456789012.12345678', price: '4000', reads: ['123,456,789,012.12345678 XAUT'] },
  ];
  for (const { reads, ...served } of cases) {
    ({ balance, price } = served);
    await page.goto('/wallet');
    for (const text of reads) await expect(page.getByRole('region', account), served.balance).toContainText(text);
  }
});

test('DATA-01 FMT-04 values sent as JSON numbers show the same', async ({ page }) => {
  await changeBalance(page, { balance: 1.1, frozenBalance: 2.2, promoBalance: 0 });
  await change(page, paths.rates, () => ({ XAUT: 4000.5, PAXG: 4000.5 }));
  await page.goto('/wallet');
  await expect(page.getByRole('region', account)).toContainText('3.30000000 XAUT');
  await expect(page.getByRole('region', account)).toContainText('$13,201.65');
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('FMT-03 separators follow the language of the interface', async ({ page }) => {
    await changeBalance(page, { balance: '1234.5' });
    await change(page, paths.rates, () => ({ XAUT: '4000.5', PAXG: '1' }));
    await page.goto('/wallet');
    const main = page.getByRole('main');
    await expect(main).toContainText('1.234,50000000 XAUT');
    await expect(main).toContainText('4.000,50 USDT');
    await expect(main).toContainText(/4\.938\.617,25\s?\$/);
  });
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('FMT-03 amounts have Latin digits', async ({ page }) => {
    await changeBalance(page, { balance: '1234.5' });
    await page.goto('/wallet');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('main')).toContainText('XAUT');
    await expect(page.getByRole('main')).toContainText(/1.?234.50000000/);
    await expect(page.getByRole('main')).not.toContainText(/[٠-٩]/);
  });
});

test.describe('in a distant time zone', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('FMT-07 dates are in the time zone of the device', async ({ page }) => {
    const date = '2026-03-04T20:30:40.000Z';
    await serveList(page, paths.deposits, [
      {
        id: 'd-1',
        ticker: 'XAUT',
        amount: '1',
        date,
        hash: null,
        status: 'completed',
        address: null,
        network: null,
        memo: null,
      },
    ]);
    await page.goto('/wallet/get/history');
    await expect(page.getByRole('list', { name: said('get.history') })).toContainText('05.03.2026 02:00:40');
  });
});
