import { keysOfRequests, withdrawn } from '../support/booked.ts';
import { expect, small, test } from '../support/send-form.ts';

test.describe('one intention sends once', () => {
  test.beforeEach(async ({ form, sandbox }) => {
    await form.review();
    await sandbox.fault({ operation: 'requestWithdraw', kind: 'delay', ms: 600, times: 1 });
  });
  test.afterEach(async ({ form, sandbox }) => {
    await form.expectDone();
    expect(await keysOfRequests(sandbox)).toHaveLength(1);
    expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  });

  test('W-SEND-09 a double tap', async ({ form }) => {
    await form.confirm.dblclick();
  });

  test('W-SEND-09 Enter and a click', async ({ form }) => {
    await form.confirm.press('Enter');
    await form.confirm.dispatchEvent('click');
  });

  test('W-SEND-09 Enter twice', async ({ form, page }) => {
    await form.confirm.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  });

  test('W-SEND-09 three clicks at once, before anything is rendered', async ({ form }) => {
    await form.confirm.evaluate((button) => {
      for (let count = 0; count < 3; count += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
  });
});

test('W-SEND-09 a double tap or Enter twice on the first step does not confirm', async ({ form, page, sandbox }) => {
  await form.type(small);
  await form.continue.dblclick();
  await expect(form.confirm).toBeVisible();
  await form.change.click();
  await form.amount.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(form.confirm).toBeVisible();
  expect(await keysOfRequests(sandbox)).toEqual([]);
  expect(await withdrawn(sandbox)).toEqual([]);
});
