import { atLeast, refusedAs, youHave } from '../support/amount-fault.ts';
import { expect, recipient, small, test } from '../support/send-form.ts';
import { said } from '../support/texts.ts';

test('W-SEND-02 W-SEND-03 W-SEND-07 W-SEND-04 W-SEND-05 LIM-09 three fields; amount and address are required, the amount between the minimum and what is available, exact to the last decimal', async ({
  form,
}) => {
  await test.step('required', async () => {
    await expect(form.memo).toBeVisible();
    await expect(form.address).toHaveAccessibleDescription(said('send.addressHint'));
    await form.continue.click();
    await expect(form.amount).toHaveAccessibleDescription(refusedAs(said('form.enterVolume')));
    await expect(form.amount).toBeFocused();
    await expect(form.address).toHaveAccessibleDescription(said('form.enterAddressError'));
    await form.amount.fill('0.1');
    await form.continue.click();
    await expect(form.address).toHaveAccessibleDescription(said('form.enterAddressError'));
    await expect(form.address).toBeFocused();
    expect(form.posts).toEqual([]);
  });
  await test.step('the bounds', async () => {
    await form.address.fill(recipient);
    for (const [amount, fault] of [
      ['0', refusedAs(said('form.volumeBelowMinimum'), atLeast('0.025', 'XAUT'))],
      ['0.02499999', refusedAs(said('form.volumeBelowMinimum'), atLeast('0.025', 'XAUT'))],
      ['2.00000001', refusedAs(said('form.maxVolumeExceeded'), youHave('2.00', 'XAUT'))],
      ['1000000000', refusedAs(said('form.maxVolumeExceeded'), youHave('2.00', 'XAUT'))],
    ] as const) {
      await form.amount.fill(amount);
      await form.continue.click();
      await expect(form.amount).toHaveAccessibleDescription(fault);
      await expect(form.amount).toHaveAttribute('aria-invalid', 'true');
    }
    for (const amount of ['0.025', '2']) {
      await form.review({ amount, address: recipient });
      await form.change.click();
      await expect(form.amount).toHaveValue(amount);
    }
  });
});

test.describe('W-SEND-08 Max', () => {
  test.beforeEach(async ({ form, sandbox }) => {
    await sandbox.post('balance', { account: 'available', amount: '1.23456789' });
    await form.open();
  });

  test('W-SEND-08 Max fills in the available amount, which is accepted', async ({ form, page }) => {
    await form.address.fill(recipient);
    await form.amount.fill('5');
    await form.continue.click();
    await expect(form.amount).toHaveAccessibleDescription(
      refusedAs(said('form.maxVolumeExceeded'), youHave('1.23456789', 'XAUT')),
    );
    await page.getByRole('button', { name: said('form.max') }).click();
    await expect(form.amount).toHaveValue('1.23456789');
    await form.continue.click();
    await expect(form.fact(said('send.remains'))).toHaveText('0.00 XAUT');
  });
});

test('W-SEND-06 an amount has at most 8 decimals; other notations are converted or refused', async ({ form }) => {
  await test.step('decimals', async () => {
    await form.amount.pressSequentially('0.123456789');
    await expect(form.amount).toHaveValue('0.12345678');
    await expect(form.amount).toHaveAccessibleDescription(refusedAs(said('form.tooPrecise', { decimals: '8' })));
    await form.amount.fill('');
    await form.amount.fill('0.123456789');
    await expect(form.amount).toHaveValue('');
    await expect(form.amount).toHaveAccessibleDescription(refusedAs(said('form.tooPrecise', { decimals: '8' })));
    await form.amount.fill('0.1234567800');
    await expect(form.amount).toHaveValue('0.12345678');
  });
  await test.step('notations', async () => {
    for (const [typed, kept] of [
      ['0,5', '0.5'],
      ['.5', '.5'],
      ['١٫٢٥', '1.25'],
      ['۰٫۰۳', '0.03'],
      ['1e5', '1'],
      ['-1', ''],
      ['+1x', ''],
      ['1..2', '1.2'],
    ] as const) {
      await form.amount.fill('');
      await form.amount.press('Backspace');
      await form.amount.pressSequentially(typed);
      await expect(form.amount, typed).toHaveValue(kept);
    }
    for (const [pasted, kept] of [
      ['0,5', '0.5'],
      ['1 234,5', '1234.5'],
      ['1.234.567,8', '1234567.8'],
      [' 0.75 ', '0.75'],
      ['١٬٢٣٤٫٥', '1234.5'],
      ['2.00 XAUT', '2.00'],
    ] as const) {
      await form.amount.fill('');
      await form.amount.fill(pasted);
      await expect(form.amount, pasted).toHaveValue(kept);
    }
    for (const pasted of ['1e5', '-1', '+1', 'abc', '1,2,3', '0x10', '1 USDT']) {
      await form.amount.fill('');
      await form.amount.fill(pasted);
      await expect(form.amount, pasted).toHaveValue('');
      await expect(form.amount, pasted).toHaveAccessibleDescription(refusedAs(said('form.notAmount')));
    }
  });
});

test('W-SEND-06 an ambiguous amount asks which one is meant, and a text longer than an amount is never read in part', async ({
  context,
  form,
  page,
}) => {
  await test.step('an ambiguous amount', async () => {
    await form.address.fill(recipient);
    for (const chosen of ['1.234', '1,234']) {
      await form.amount.fill('');
      await form.amount.fill('1,234');
      await expect(form.amount).toHaveValue('');
      await expect(form.amount).toHaveAccessibleDescription(
        refusedAs(said('form.ambiguous', { decimal: '1.234', grouped: '1,234', low: '1', high: '2' })),
      );
      await page.getByRole('button', { name: chosen, exact: true }).click();
      await expect(form.amount).toHaveValue(chosen.replace(',', ''));
      await expect(page.getByRole('button', { name: chosen, exact: true })).toHaveCount(0);
    }
  });
  await test.step('a longer text', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const paste = async (text: string): Promise<void> => {
      await form.amount.fill('');
      await page.evaluate((value) => navigator.clipboard.writeText(value), text);
      await form.amount.press('Control+V');
    };
    await paste(`${' '.repeat(37)}1234.5`);
    await expect(form.amount).toHaveValue('1234.5');
    await paste(`${'0'.repeat(37)}125.5`);
    await expect(form.amount).toHaveValue('');
    await expect(form.amount).toHaveAccessibleDescription(refusedAs(said('form.notAmount')));
  });
});

test('W-SEND-07 an address must be an Ethereum address with checksum, and can be pasted in groups, also with the button', async ({
  context,
  form,
  page,
}) => {
  await test.step('checksum', async () => {
    await form.amount.fill('0.1');
    for (const [address, message] of [
      [recipient.replace('0x5a', '0x5b'), said('form.address.checksum')],
      [recipient.replace('Aed', 'aed'), said('form.address.checksum')],
      [recipient.slice(0, -1), said('form.address.length')],
      [`${recipient}0`, said('form.address.length')],
      [recipient.replace('Aed', 'Ged'), said('form.address.characters')],
      ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', said('form.address.wrongNetwork', { network: 'Ethereum' })],
      ['EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2', said('form.address.wrongNetwork', { network: 'Ethereum' })],
      ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', said('form.address.characters')],
    ] as const) {
      await form.address.fill(address);
      await form.continue.click();
      await expect(form.address, address).toHaveAccessibleDescription(message);
      await expect(form.address).toHaveValue(address);
    }
    for (const address of [recipient.toLowerCase(), recipient]) {
      await form.review({ amount: '0.1', address });
      await form.change.click();
    }
  });
  await test.step('groups', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const groups = recipient.match(/.{1,4}/g)?.join(' ') ?? '';
    await form.address.fill(` ${groups}\u200b`);
    await expect(form.address).toHaveValue(recipient);
    await form.address.fill('');
    await page.evaluate((text) => navigator.clipboard.writeText(text), groups);
    await page.getByRole('button', { name: said('form.paste') }).click();
    await expect(form.address).toHaveValue(recipient);
  });
});

test('W-SEND-02 a memo that is too long is reported, not cut off, and invisible characters of a pasted one are removed', async ({
  context,
  form,
  page,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await form.type(small);
  const long = '7'.repeat(121);
  await page.evaluate((value) => navigator.clipboard.writeText(value), long);
  await form.memo.press('Control+V');
  await expect(form.memo).toHaveValue(long);
  await form.continue.click();
  await expect(form.memo).toHaveAccessibleDescription(said('form.tooLong', { max: '120' }));
  await form.memo.fill(' \u200b932157374\u200f ');
  await form.continue.click();
  await form.confirm.click();
  await form.expectDone();
  expect((await sandbox.requests(form.operation)).map(({ body }) => Object(body).memo)).toEqual(['932157374']);
});
