import { atLeast, refusedAs, youHave } from '../support/amount-fault.ts';
import { forgetDrafts } from '../support/forget-drafts.ts';
import { expect, test } from '../support/sell-form.ts';
import { afterEffects } from '../support/expect-soon.ts';
import { choose, chosen } from '../support/tabs.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

test('W-SELL-01 W-SELL-02 the token is XAUT and the network TON unless others are named or chosen', async ({
  form,
  page,
}) => {
  const network = chosen(page, said('sell.network'));
  await expect(network).toHaveText('Erc20');
  for (const [search, shown, ticker, label] of [
    ['?currency=paxg', 'PaxG', 'PAXG', 'TON'],
    ['?currency=zzz&network=zzz', 'Xaut', 'XAUT', 'TON'],
    ['?currency=xaut&network=trc20', 'Xaut', 'XAUT', 'Trc20'],
    ['?network=ton', 'Xaut', 'XAUT', 'TON'],
  ] as const)
    await test.step(`/wallet/sell${search}`, async () => {
      await page.goto(`/wallet/sell${search}`);
      await expect(chosen(page, said('wallet.token'))).toHaveText(shown);
      await expect(form.fact(said('sell.rate'))).toContainText(`1 ${ticker} =`);
      await expect(network).toHaveText(label);
    });
  await choose(page, said('sell.network'), 'Trc20');
  await expect(page).toHaveURL(/network=trc20/);
  await expect(network).toHaveText('Trc20');
  await form.continueWith('0.1');
  await expect(form.fact(said('fact.network'))).toHaveText('Tron');
});

test('W-SELL-07 W-SELL-08 step 1 shows the rate of the token, the locked and available volume, the amount and the proceeds', async ({
  form,
  page,
  sandbox,
}) => {
  await test.step('XAUT', async () => {
    await sandbox.post('balance', { ticker: 'XAUT', account: 'frozen', amount: '0.75' });
    await sandbox.post('balance', { ticker: 'XAUT', account: 'promo', amount: '0.02' });
    await page.reload();
    await expect(form.fact(said('sell.rate'))).toHaveText('1 XAUT = 4,000 USDT');
    await expect(form.fact(said('wallet.volumeInWork'))).toHaveText('0.75 XAUT');
    const hint = page
      .getByRole('main')
      .locator('dl')
      .filter({ hasText: said('wallet.volumeInWork') });
    expect((await hint.boundingBox())?.height).toBeLessThan(30);
    await expect(form.amount).toHaveAccessibleDescription(/Available:.*2\.00.XAUT/);
    await expect(form.receive).toHaveText('—');
    await form.amount.fill('0.5');
    await expect(form.receive).toHaveText('2,000.00');
  });
  await test.step('PAXG has its own rate', async () => {
    await expect(form.fact(said('sell.rate'))).toHaveText('1 XAUT = 4,000 USDT');
    await sandbox.post('balance', { ticker: 'PAXG', amount: '1' });
    await form.open('erc20', 'paxg');
    await expect(form.fact(said('sell.rate'))).toHaveText('1 PAXG = 3,900 USDT');
  });
});

test('W-SELL-07 W-SELL-09 the rate is refreshed every 30 seconds, and the proceeds are amount times rate, rounded down to cents', async ({
  form,
  page,
  sandbox,
}) => {
  await test.step('its age increases, and it is refreshed', async () => {
    await form.amount.fill('0.5');
    await page.clock.runFor(8000);
    await expect(page.getByText(/^updated ([89]|1\d) seconds ago$/)).toBeVisible();
    await sandbox.post('rates', { XAUT: '4100' });
    await page.clock.runFor(30_000);
    await expect(form.fact(said('sell.rate'))).toHaveText('1 XAUT = 4,100 USDT');
    await expect(form.receive).toHaveText('2,050.00');
  });
  await test.step('proceeds', async () => {
    await sandbox.post('rates', { XAUT: '4000.5' });
    await page.reload();
    await expect(form.fact(said('sell.rate'))).toHaveText('1 XAUT = 4,000.50 USDT');
    for (const [amount, usdt] of [
      ['0.0333', '133.21'],
      ['0.025', '100.01'],
      ['1', '4,000.50'],
      ['1.999999', '8,000.99'],
      ['0', '0.00'],
    ] as const) {
      await form.amount.fill(amount);
      await expect(form.receive).toHaveText(usdt);
    }
  });
});

test('W-SELL-08 one plain value selects the price of XAUT for the PAXG field', async ({ form, page }) => {
  await serveValues(page, ({ tokens }) => {
    if (tokens.tokens['xaut']) tokens.tokens['xaut'].rateField = 'PAXG';
  });
  await form.open();
  await expect(form.fact(said('sell.rate'))).toHaveText('1 XAUT = 3,900 USDT');
  await form.amount.fill('0.1');
  await expect(form.receive).toHaveText('390.00');
});

test('W-SELL-10 W-SELL-11 W-SELL-13 an amount from the minimum to what is available leads to step 2, others and more than six decimals are refused, digits are converted', async ({
  form,
}) => {
  await test.step('the bounds', async () => {
    for (const [amount, fault] of [
      ['', refusedAs(said('form.enterVolume'))],
      ['2.000001', refusedAs(said('form.maxVolumeExceeded'), youHave('2.00', 'XAUT'))],
      ['0.024999', refusedAs(said('form.volumeBelowMinimum'), atLeast('0.025', 'XAUT'))],
    ] as const)
      await test.step(`"${amount}" is refused`, async () => {
        await form.amount.fill(amount);
        await form.continue.click();
        await expect(form.amount).toHaveAccessibleDescription(fault);
        await expect(form.amount).toHaveAttribute('aria-invalid', 'true');
        await expect(form.amount).toBeFocused();
        await expect(form.step).toHaveCount(0);
        await form.amount.fill('0.5');
        await expect(form.amount).not.toHaveAttribute('aria-invalid', 'true');
        await form.amount.fill('');
      });
    for (const amount of ['0.025', '2']) {
      await form.continueWith(amount);
      await expect(form.address).toBeVisible();
      await form.change.click();
    }
  });
  await test.step('a seventh decimal', async () => {
    await form.amount.fill('');
    await form.amount.pressSequentially('0.1234567');
    await expect(form.amount).toHaveValue('0.123456');
    await form.amount.fill('');
    await form.amount.fill('0.1234567');
    await expect(form.amount).toHaveAccessibleDescription(new RegExp(`^${said('form.tooPrecise', { decimals: '6' })}`));
    await expect(form.amount).toHaveValue('');
  });
  await test.step('a decimal comma, Arabic digits and letters', async () => {
    for (const [keys, value] of [
      ['0,5', '0.5'],
      ['٠٫٢٥', '0.25'],
      ['-1e5x', ''],
      ['1e5', '1'],
    ] as const) {
      await form.amount.fill('');
      await form.amount.press('Backspace');
      await form.amount.pressSequentially(keys);
      await expect(form.amount).toHaveValue(value);
    }
  });
});

test('W-SELL-10 while the balance is unknown no amount is accepted, and it does not show as zero', async ({
  form,
  page,
  sandbox,
}) => {
  await sandbox.fault({ operation: 'balances', kind: 'status', status: 500 });
  await page.reload();
  await expect(page.getByRole('button', { name: said('action.retry') })).toBeVisible({ timeout: 20_000 });
  await expect(form.amount).toHaveAccessibleDescription(`${said('wallet.available')}: —`);
  await form.amount.fill('0.5');
  await form.continue.click();
  await expect(form.amount).toHaveAccessibleDescription(new RegExp(`^${said('form.balanceUnknown')}`));
  await sandbox.clearFaults();
  await page.getByRole('button', { name: said('action.retry') }).click();
  await expect(form.amount).toHaveAccessibleDescription(/Available:.*2\.00.XAUT/);
  // The message about the unknown balance is gone once the balance is known.
  await expect(form.amount).toHaveAccessibleDescription(new RegExp(`^${said('wallet.available')}:`));
  await form.continue.click();
  await expect(form.step).toHaveText(said('form.step', { step: '2', count: '3' }));
});

test('W-SELL-12 Max fills in the available amount, rounded down to the step, and the proceeds; an ambiguous amount asks which one is meant', async ({
  form,
  page,
  sandbox,
}) => {
  await test.step('Max', async () => {
    await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '1.23456789' });
    await page.reload();
    await expect(form.amount).toHaveAccessibleDescription(/Available:.*1\.23456789.XAUT/);
    await form.max.click();
    await expect(form.amount).toHaveValue('1.234567');
    await expect(form.receive).toHaveText('4,938.26');
    await form.continue.click();
    await expect(form.step).toHaveText(said('form.step', { step: '2', count: '3' }));
  });
  await test.step('an ambiguous amount', async () => {
    await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '5000' });
    await forgetDrafts(page);
    await page.reload();
    await form.amount.fill('1,234');
    await expect(form.amount).toHaveAccessibleDescription(
      refusedAs(said('form.ambiguous', { decimal: '1.234', grouped: '1,234', low: '1', high: '2' })),
    );
    await expect(form.amount).toHaveValue('');
    await page.getByRole('button', { name: '1,234', exact: true }).click();
    await expect(form.amount).toHaveValue('1234');
    await expect(form.receive).toHaveText('4,936,000.00');
  });
});

test('a second tap on Continue does not lead back: the Back button is disabled for half a second', async ({
  form,
  page,
}) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.amount.fill('0.1');
  await form.continue.click();
  await expect(form.address).toBeVisible();
  await form.change.dispatchEvent('click');
  await afterEffects(page);
  await page.clock.runFor(499);
  await expect(form.change).toBeDisabled();
  await expect(form.address).toBeVisible();
  await page.clock.runFor(1);
  await form.change.click();
  await expect(form.amount).toHaveValue('0.1');
});

test('Enter reads an amount as leaving the field does, and it is sent so', async ({ form, sandbox }) => {
  for (const [typed, read] of [
    ['.5', '0.5'],
    ['01', '1'],
    ['1.', '1'],
  ] as const) {
    await form.amount.fill('');
    await form.amount.pressSequentially(typed);
    await form.amount.press('Enter');
    await expect(form.step).toHaveText(said('form.step', { step: '2', count: '3' }));
    await form.change.click();
    await expect(form.amount, typed).toHaveValue(read);
  }
  await form.review('1.');
  await form.confirm.click();
  await form.expectDone();
  expect((await sandbox.requests('requestSell')).map(({ body }) => body)).toMatchObject([{ amount: '1' }]);
});
