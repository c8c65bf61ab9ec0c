import { atLeast } from './amount-fault.ts';
import { hold, paths } from './answers.ts';
import { expect, test } from './buy-form.ts';
import { expectSoon } from './soon.ts';
import { choose, chosen } from './tabs.ts';
import { said } from './texts.ts';

const below = `${said('form.volumeBelowMinimum')} · ${atLeast('100', 'USDT')}`;

for (const [currency, shown, ticker] of [
  ['xaut', 'Xaut', 'XAUT'],
  ['paxg', 'PaxG', 'PAXG'],
  ['zzz', 'Xaut', 'XAUT'],
] as const) {
  test(`W-BUY-01 currency ${currency} buys ${ticker}`, async ({ form, page }) => {
    await page.goto(`/wallet/buy?currency=${currency}`);
    await expect(chosen(page, said('wallet.token'))).toHaveText(shown);
    await expect(form.fact(said('sell.rate'))).toContainText(`1 ${ticker} =`);
  });
}

test('W-BUY-02 the network is TON unless another one is named or chosen', async ({ form, page }) => {
  const network = chosen(page, said('buy.network'));
  await expect(network).toHaveText('Erc20');
  for (const [search, label] of [
    ['', 'TON'],
    ['?network=zzz', 'TON'],
    ['?network=trc20', 'Trc20'],
  ] as const) {
    await page.goto(`/wallet/buy${search}`);
    await expect(network).toHaveText(label);
  }
  await choose(page, said('buy.network'), 'Erc20');
  await expect(page).toHaveURL(/network=erc20/);
  await form.continueWith('100');
  await expect(form.fact(said('fact.network'))).toHaveText('Ethereum');
});

test('W-BUY-04 W-BUY-05 one amount is typed, the other is computed, and the button changes the direction', async ({
  form,
}) => {
  await expect(form.pay).toBeEditable();
  await expect(form.computedReceive).toHaveText('—');
  await form.pay.fill('1000');
  await expect(form.computedReceive).toHaveText('0.2500');
  await form.toggle.click();
  await expect(form.receive).toHaveValue('0.25');
  await expect(form.computedPay).toHaveText('1,000.00');
  await expect(form.pay).toHaveCount(0);
  await form.receive.fill('0.5');
  await expect(form.computedPay).toHaveText('2,000.00');
  await form.toggle.click();
  await expect(form.pay).toHaveValue('2000');
  await expect(form.computedReceive).toHaveText('0.5000');
});

test('W-BUY-05 after switching twice, the typed amount is unchanged', async ({ form, sandbox }) => {
  await sandbox.post('rates', { XAUT: '4127' });
  await form.open();
  await form.pay.fill('100');
  await form.toggle.click();
  await expect(form.receive).toHaveValue('0.0242');
  await expect(form.computedPay).toHaveText('100.00');
  await form.toggle.click();
  await expect(form.pay).toHaveValue('100');
  await form.toggle.click();
  await form.receive.fill('0.03');
  await expect(form.computedPay).toHaveText('123.81');
  await form.toggle.click();
  await expect(form.pay).toHaveValue('123.81');
  await expect(form.computedReceive).toHaveText('0.0300');
  await form.toggle.click();
  await expect(form.receive).toHaveValue('0.03');
});

test('W-BUY-06 W-BUY-07 the computed amount is exact and rounded down: 4 decimals of a token, 2 of USDT', async ({
  form,
  sandbox,
}) => {
  await form.pay.fill('100');
  await expect(form.computedReceive).toHaveText('0.0250');
  await sandbox.post('rates', { XAUT: '4000.5' });
  await form.open();
  for (const [usdt, tokens] of [
    ['100', '0.0249'],
    ['4001', '1.0001'],
    ['12345678', '3,086.0337'],
    ['1', '0.0002'],
  ] as const) {
    await form.pay.fill(usdt);
    await expect(form.computedReceive).toHaveText(tokens);
  }
  await form.pay.fill('');
  await form.toggle.click();
  for (const [tokens, usdt] of [
    ['0.0333', '133.21'],
    ['0.025', '100.01'],
    ['0.00001', '0.04'],
    ['1.99999', '8,000.95'],
  ] as const) {
    await form.receive.fill(tokens);
    await expect(form.computedPay).toHaveText(usdt);
  }
});

test('W-BUY-08 W-BUY-11 USDT: 99 is refused, 100 is accepted, and fractions are not possible', async ({ form }) => {
  await form.pay.fill('99');
  await form.continue.click();
  await expect(form.pay).toHaveAccessibleDescription(below);
  await expect(form.pay).toBeFocused();
  await expect(form.step).toHaveCount(0);
  await form.pay.fill('');
  await form.pay.pressSequentially('100.5');
  await expect(form.pay).toHaveValue('100');
  await expect(form.pay).toHaveAccessibleDescription(new RegExp(`^${said('form.wholeOnly')}`));
  await form.continueWith('100');
  await expect(form.fact(said('buy.pay'))).toHaveText('100 USDT');
  await expect(form.fact(said('buy.receive'))).toHaveText('0.025 XAUT');
});

test('W-BUY-08 the error of an amount is not covered by the swap button, and its field has one focus ring', async ({
  form,
}) => {
  await form.pay.fill('99');
  await form.continue.click();
  await expect(form.pay).toBeFocused();
  await expect(form.pay).toHaveCSS('outline-style', 'none');
  const message = await form.page.getByText(said('form.volumeBelowMinimum'), { exact: true }).boundingBox();
  const button = await form.toggle.boundingBox();
  expect(button?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0));
});

test('W-BUY-08 an empty amount shows a message', async ({ form }) => {
  await form.continue.click();
  await expect(form.pay).toHaveAccessibleDescription(new RegExp(`^${said('form.enterVolume')}`));
  await form.toggle.click();
  await form.continue.click();
  await expect(form.receive).toHaveAccessibleDescription(new RegExp(`^${said('form.enterVolume')}`));
  await expect(form.step).toHaveCount(0);
});

for (const [rate, tokens, isEnough] of [
  ['4000', '0.02499', false],
  ['4000', '0.025', true],
  ['3999.6', '0.025', false],
  ['2000', '0.025', false],
  ['2000', '0.05', true],
  ['5000', '0.02', true],
  ['5000', '0.01999', false],
] as const) {
  test(`W-BUY-09 W-BUY-11 ${tokens} at ${rate} ${isEnough ? 'leads on' : 'is refused'}: 100 USDT decide`, async ({
    form,
    sandbox,
  }) => {
    await sandbox.post('rates', { XAUT: rate });
    await form.open();
    await form.toggle.click();
    await form.receive.fill(tokens);
    await form.continue.click();
    if (isEnough) {
      await expect(form.step).toBeVisible();
      await expect(form.fact(said('buy.pay'))).toHaveText('100 USDT');
    } else {
      await expect(form.receive).toHaveAccessibleDescription(below);
      await expect(form.step).toHaveCount(0);
    }
  });
}

test('W-BUY-09 a sixth decimal of the token is refused when typed, and reported when pasted', async ({ form }) => {
  await form.toggle.click();
  await form.receive.pressSequentially('0.025001');
  await expect(form.receive).toHaveValue('0.02500');
  await form.receive.fill('');
  await form.receive.fill('0.025001');
  await expect(form.receive).toHaveAccessibleDescription(new RegExp(`^${said('form.tooPrecise', { decimals: '5' })}`));
});

test('W-BUY-10 digits and a dot are kept: commas and Arabic digits are converted; letters, signs and a second dot are refused', async ({
  form,
}) => {
  await form.toggle.click();
  for (const [keys, value] of [
    ['0,5', '0.5'],
    ['٠٫٢٥', '0.25'],
    ['-1e5x', ''],
    ['1e5', '1'],
    ['1.2.3', '1.2'],
  ] as const) {
    await form.receive.fill('');
    await form.receive.press('Backspace');
    await form.receive.pressSequentially(keys);
    await expect(form.receive).toHaveValue(value);
  }
});

test('W-BUY-11 an ambiguous amount read with a fraction is not a whole amount', async ({ form, page }) => {
  await form.pay.fill('123,456');
  await page.getByRole('button', { name: '123.456', exact: true }).click();
  await expect(form.pay).toHaveValue('');
  await expect(form.pay).toHaveAccessibleDescription(said('form.wholeOnly'));
  await form.pay.fill('123,456');
  await page.getByRole('button', { name: '123,456', exact: true }).click();
  await expect(form.pay).toHaveValue('123456');
});

test('W-BUY-05 the swap button keeps what was typed before the price has loaded', async ({ form, page }) => {
  const release = await hold(page, paths.rates);
  await page.reload();
  await form.pay.fill('200');
  await expect(form.toggle).toBeDisabled();
  await expect(form.pay).toHaveValue('200');
  release();
  await form.toggle.click();
  await expect(form.receive).toHaveValue('0.05');
  await form.toggle.click();
  await expect(form.pay).toHaveValue('200');
});

test('W-BUY-11 without a price nothing is computed and the form does not continue', async ({ form, page, sandbox }) => {
  await sandbox.fault({ operation: 'rates', kind: 'status', status: 500 });
  await page.reload();
  await expectSoon(page.getByRole('button', { name: said('action.retry') }));
  await form.toggle.click();
  await form.receive.fill('1');
  await expect(form.computedPay).toHaveText('—');
  await form.continue.click();
  await expect(form.receive).toHaveAccessibleDescription(new RegExp(`^${said('form.priceUnknown')}`));
  await sandbox.clearFaults();
  await page.getByRole('button', { name: said('action.retry') }).click();
  await expect(form.computedPay).toHaveText('4,000.00');
});

test('Enter reads the amount 100. as 100, as leaving the field does', async ({ form }) => {
  await form.pay.pressSequentially('100.');
  await form.pay.press('Enter');
  await expect(form.step).toBeVisible();
  await expect(form.fact(said('buy.pay'))).toHaveText('100\u00a0USDT');
  await form.change.click();
  await expect(form.pay).toHaveValue('100');
});
