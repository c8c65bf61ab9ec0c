import { keysOfRequests, sold } from '../support/booked.ts';
import { addresses, expect, test } from '../support/sell-form.ts';
import { said } from '../support/texts.ts';

const operation = 'requestSell';

for (const field of ['amount', 'address'] as const) {
  test(`W-SELL-17 a 422 that names the ${field} leads back to it and keeps the input`, async ({ form, sandbox }) => {
    await form.review();
    await sandbox.fault({ operation, times: 1, kind: 'status', status: 422, field, message: 'Not this one' });
    await form.confirm.click();
    await expect(form[field]).toHaveAccessibleDescription(/^Not this one/);
    await expect(form[field]).toBeFocused();
    await expect(form[field]).toHaveValue(field === 'amount' ? '0.1' : addresses.erc20);
    await expect(form.message).toContainText(said('failure.notSent'));
    expect(await sold(sandbox)).toEqual([]);
    if (field === 'amount') await form.continue.click();
    await expect(form.address).toHaveValue(addresses.erc20);
    await form.continue.click();
    await form.confirm.click();
    await form.expectDone();
    expect(await keysOfRequests(sandbox, operation)).toHaveLength(2);
    expect(await sold(sandbox)).toEqual(['0.1 XAUT']);
  });
}

test('W-SELL-18 a double tap or Enter twice on the step before does not confirm', async ({ form, page, sandbox }) => {
  await form.continueWith('0.1');
  await form.address.fill(addresses.erc20);
  await form.address.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(form.confirm).toBeEnabled();
  await form.change.click();
  await form.continue.dblclick();
  await expect(form.step).toBeVisible();
  await page.clock.runFor(1000);
  await expect(form.step).toBeVisible();
  expect(form.posts).toEqual([]);
  expect(await sold(sandbox)).toEqual([]);
});
