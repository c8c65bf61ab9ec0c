import { keysOfRequests } from './books.ts';
import { expect, flows, test } from './orders.ts';

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
      expect(await form.books(sandbox)).toEqual([form.taken]);
    });

    test(`${id} a double tap`, async ({ form }) => {
      await form.confirm.dblclick();
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
