import { keysOfRequests } from '../support/booked.ts';
import { expect, flows, test } from '../support/order-flows.ts';
import { afterEffects, pressWhenEnabled, stopClock } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

for (const { flow, id, isWhole } of flows) {
  test.describe(`${flow}: one intention moves money once`, () => {
    test.use({ flow });
    test.beforeEach(async ({ form, sandbox }) => {
      await form.review();
      await sandbox.fault({ operation: form.operation, kind: 'delay', ms: 600, times: 1 });
    });
    test.afterEach(async ({ form, sandbox }) => {
      await form.expectDone();
      expect(await keysOfRequests(sandbox, form.operation)).toHaveLength(1);
      expect(await form.books(sandbox)).toEqual([form.spent]);
    });

    test(`${id} a double tap`, async ({ form }) => {
      if (form.operation !== 'startPeriod') return form.confirm.dblclick();
      await form.confirm.press('Enter');
      await form.confirm.press('Enter');
    });

    if (!isWhole) return;

    test(`${id} Enter twice`, async ({ form, page }) => {
      await form.confirm.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    });

    test(`${id} three clicks at once, before anything is rendered`, async ({ form }) => {
      await form.confirm.evaluate((button) => {
        for (let count = 0; count < 3; count += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      });
    });
  });
}

test.describe('send partner: a double tap whose first request is refused at once', () => {
  test.use({ flow: 'send partner' });
  test('M-SEND-08 sends no second one: a button can be pressed again once the refusal can be read', async ({
    form,
    page,
    sandbox,
  }) => {
    await form.review();
    await page.clock.install();
    await sandbox.fault({ operation: form.operation, kind: 'status', status: 422, times: 1 });
    await stopClock(page);
    await pressWhenEnabled(form.confirm);
    await expect(page.getByRole('alert').filter({ hasText: said('failure.notSent') })).toBeVisible();
    await form.confirm.dispatchEvent('click');
    await expect(form.confirm).toHaveAttribute('aria-disabled', 'true');
    expect(form.posts).toHaveLength(1);
    await afterEffects(page);
    await page.clock.runFor(500);
    await pressWhenEnabled(form.confirm);
    await page.clock.resume();
    await form.expectDone();
    expect(form.posts).toHaveLength(2);
    expect(await form.books(sandbox)).toEqual([form.spent]);
  });
});
