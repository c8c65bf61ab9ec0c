import { atLeast } from '../support/amount-fault.ts';
import { forgetDrafts } from '../support/forget-drafts.ts';
import { hold, paths } from '../support/change-answers.ts';
import { boxesOf } from '../support/element-boxes.ts';
import { expect, test } from '../support/buy-form.ts';
import { expectSoon, pressEscape } from '../support/expect-soon.ts';
import { choose, chosen } from '../support/tabs.ts';
import { said } from '../support/texts.ts';

const below = `${said('form.volumeBelowMinimum')} · ${atLeast('100', 'USDT')}`;

test('W-BUY-01 W-BUY-02 the token is XAUT and the network TON unless others are named or chosen', async ({
  form,
  page,
}) => {
  const network = chosen(page, said('buy.network'));
  await expect(network).toHaveText('Erc20');
  for (const [search, shown, ticker, label] of [
    ['?currency=paxg', 'PaxG', 'PAXG', 'TON'],
    ['?currency=zzz&network=zzz', 'Xaut', 'XAUT', 'TON'],
    ['?currency=xaut&network=trc20', 'Xaut', 'XAUT', 'Trc20'],
  ] as const)
    await test.step(`/wallet/buy${search}`, async () => {
      await page.goto(`/wallet/buy${search}`);
      await expect(chosen(page, said('wallet.token'))).toHaveText(shown);
      await expect(form.fact(said('sell.rate'))).toContainText(`1 ${ticker} =`);
      await expect(network).toHaveText(label);
    });
  await choose(page, said('buy.network'), 'Erc20');
  await expect(page).toHaveURL(/network=erc20/);
  await form.continueWith('100');
  await expect(form.fact(said('fact.network'))).toHaveText('Ethereum');
});

test('W-BUY-04 W-BUY-05 W-BUY-06 W-BUY-07 one amount is typed, the other is computed: what is received is rounded down, what is paid up', async ({
  form,
  sandbox,
}) => {
  await test.step('one amount is typed, the other is computed, and the button changes the direction', async () => {
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
  await test.step('after switching twice, the typed amount is unchanged', async () => {
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
  await test.step('4 decimals of a token, rounded down; 2 of USDT, rounded up, also in the sheet of the number and in step 2', async () => {
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
      ['0.00001', '0.05'],
      ['0.025', '100.02'],
      ['1.99999', '8,000.96'],
      ['0.0333', '133.22'],
    ] as const) {
      await form.receive.fill(tokens);
      await expect(form.computedPay).toHaveText(usdt);
    }
    await form.page.getByRole('button', { name: said('why.title') }).click();
    await expect(form.page.getByRole('dialog')).toContainText(said('why.roundedUp'));
    await expect(form.page.getByRole('dialog')).toContainText('133.22 USDT');
    await pressEscape(form.page);
    await form.continue.click();
    await expect(form.fact(said('buy.pay'))).toHaveText('133.22 USDT');
    await expect(form.fact(said('buy.receiveAbout'))).toHaveText('0.0333 XAUT');
  });
});

test('W-BUY-08 W-BUY-11 an empty amount and 99 USDT are refused, 100 is accepted, and fractions are not possible', async ({
  form,
}) => {
  await test.step('an empty amount', async () => {
    await form.continue.click();
    await expect(form.pay).toHaveAccessibleDescription(new RegExp(`^${said('form.enterVolume')}`));
    await form.toggle.click();
    await form.continue.click();
    await expect(form.receive).toHaveAccessibleDescription(new RegExp(`^${said('form.enterVolume')}`));
    await expect(form.step).toHaveCount(0);
  });
  await test.step('99 USDT: the error is not covered by the swap button, and its field has one focus ring', async () => {
    await form.toggle.click();
    await form.pay.fill('99');
    await form.continue.click();
    await expect(form.pay).toHaveAccessibleDescription(below);
    await expect(form.step).toHaveCount(0);
    await expect(form.pay).toBeFocused();
    await expect(form.pay).toHaveCSS('outline-style', 'none');
    const text = form.page.getByText(said('form.volumeBelowMinimum'), { exact: true });
    const [message, button] = await boxesOf(text, form.toggle);
    expect(button.y).toBeGreaterThanOrEqual(message.y + message.height);
  });
  await test.step('100.5 and 100 USDT', async () => {
    await form.pay.fill('');
    await form.pay.pressSequentially('100.5');
    await expect(form.pay).toHaveValue('100');
    await expect(form.pay).toHaveAccessibleDescription(new RegExp(`^${said('form.wholeOnly')}`));
    await form.continueWith('100');
    await expect(form.fact(said('buy.pay'))).toHaveText('100 USDT');
    await expect(form.fact(said('buy.receiveAbout'))).toHaveText('0.025 XAUT');
  });
});

test('W-BUY-09 W-BUY-11 an amount of tokens leads on from 100 USDT on, at each rate', async ({ form, sandbox }) => {
  for (const [rate, cases] of [
    ['4000', { '0.02499': false, '0.025': true }],
    ['3999.6', { '0.025': false }],
    ['2000', { '0.025': false, '0.05': true }],
    ['5000', { '0.01999': false, '0.02': true }],
  ] as const) {
    await sandbox.post('rates', { XAUT: rate });
    await form.open();
    await form.toggle.click();
    for (const [tokens, isEnough] of Object.entries(cases))
      await test.step(`${tokens} at ${rate}`, async () => {
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
});

test('W-BUY-11 W-BUY-09 W-BUY-10 a typed amount is read exactly, and a pasted one is asked about when it is ambiguous', async ({
  form,
  page,
}) => {
  await test.step('an ambiguous amount read with a fraction is not a whole amount', async () => {
    await form.pay.fill('123,456');
    await page.getByRole('button', { name: '123.456', exact: true }).click();
    await expect(form.pay).toHaveValue('');
    await expect(form.pay).toHaveAccessibleDescription(said('form.wholeOnly'));
    await form.pay.fill('123,456');
    await page.getByRole('button', { name: '123,456', exact: true }).click();
    await expect(form.pay).toHaveValue('123456');
  });
  await test.step('Enter reads the amount 100. as 100, as leaving the field does', async () => {
    await form.pay.fill('');
    await form.pay.pressSequentially('100.');
    await form.pay.press('Enter');
    await expect(form.step).toBeVisible();
    await expect(form.fact(said('buy.pay'))).toHaveText('100\u00a0USDT');
    await form.change.click();
    await expect(form.pay).toHaveValue('100');
  });
  await test.step('a sixth decimal of the token is refused when typed, and reported when pasted', async () => {
    await form.toggle.click();
    await form.receive.fill('');
    await form.receive.pressSequentially('0.025001');
    await expect(form.receive).toHaveValue('0.02500');
    await form.receive.fill('');
    await form.receive.fill('0.025001');
    await expect(form.receive).toHaveAccessibleDescription(
      new RegExp(`^${said('form.tooPrecise', { decimals: '5' })}`),
    );
  });
  await test.step('digits and a dot are kept: commas and Arabic digits are converted; letters, signs and a second dot are refused', async () => {
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
});

test('W-BUY-05 W-BUY-11 before the price has loaded the swap button keeps what was typed, and without one the form does not continue', async ({
  form,
  page,
  sandbox,
}) => {
  await test.step('the swap button keeps what was typed before the price has loaded', async () => {
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
  await test.step('without a price nothing is computed and the form does not continue', async () => {
    await sandbox.fault({ operation: 'rates', kind: 'status', status: 500 });
    await forgetDrafts(page);
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
});
